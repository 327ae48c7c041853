/**
 * Hosts of browsers' push services. We post to the endpoint that a subscription names, so others are
 * rejected.
 */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
  /\.push\.apple\.com$/,
];

/** `allowLocalhost` also allows a service on 127.0.0.1, for tests. */
export const isPushService = (endpoint: string, allowLocalhost = false): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowLocalhost && hostname === '127.0.0.1') return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && PUSH_HOSTS.some((one) => one.test(hostname));
};
