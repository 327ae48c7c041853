/** Secrets of the server that the access matrix test starts. */
export const PASSWORD = 'nzuri-sana-9';
export const HOOK_SECRET = 'a_secret_path_of_the_matrix';
export const METRICS_TOKEN = 'a metrics token of the matrix';
