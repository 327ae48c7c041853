/** Local fakes of Pesapal and Daraja, built from their documentation, for tests. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Fake {
  readonly url: string;
  close(): Promise<void>;
}
interface Reply {
  readonly status: number;
  readonly body: unknown;
}
type RequestHandler = (request: {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: any;
}) => Reply;

const listen = async (answer: RequestHandler): Promise<Fake> => {
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { pathname, searchParams } = new URL(request.url!, 'http://x');
        const text = Buffer.concat(parts).toString();
        const { status, body } = answer({
          method: request.method!,
          path: pathname,
          query: searchParams,
          headers: request.headers,
          body: text ? JSON.parse(text) : null,
        });
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(typeof body === 'string' ? body : JSON.stringify(body));
      });
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
};

const NO_ERROR = { error_type: null, code: null, message: null };

interface PesapalOrder {
  id: string;
  amount: number;
  currency: string;
  callback: string;
  statusCode: 0 | 1 | 2 | 3;
  paid: number;
  paidCurrency: string;
  reference: string;
  code: string;
  description: string;
}

export const fakePesapal = async () => {
  const orders = new Map<string, PesapalOrder>();
  const tokens = new Set<string>();
  const ipns: { url: string; ipn_id: string }[] = [];
  const callCounts = { tokens: 0, registered: 0, status: 0 };
  let failureReply: Reply | null = null;

  const status = (tracking: string): Reply => {
    callCounts.status += 1;
    const order = orders.get(tracking);
    if (!order)
      return {
        status: 200,
        body: {
          error: { error_type: 'api_error', code: 'invalid_order_tracking_id', message: '' },
          status: '500',
        },
      };
    const common = {
      created_date: '2026-11-21T05:12:07.483',
      description: order.description || null,
      message: 'Request processed successfully',
      call_back_url: order.callback,
      merchant_reference: order.reference,
      payment_status_code: '',
      currency: order.paidCurrency,
      amount: order.paid,
    };
    if (order.statusCode === 0)
      return {
        status: 200,
        body: {
          ...common,
          payment_method: '',
          confirmation_code: '',
          payment_status_description: 'INVALID',
          payment_account: '',
          status_code: 0,
          error: { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment' },
          status: '500',
        },
      };
    const described = ['INVALID', 'Completed', 'FAILED', 'Reversed'][order.statusCode];
    return {
      status: 200,
      body: {
        ...common,
        payment_method: 'Mpesa',
        confirmation_code: order.code,
        payment_status_description: described,
        payment_account: '2547xxx678',
        status_code: order.statusCode,
        error: NO_ERROR,
        status: '200',
      },
    };
  };

  const fake = await listen(({ method, path, query, headers, body }) => {
    if (failureReply) return failureReply;
    if (path === '/api/Auth/RequestToken') {
      if (body.consumer_key !== 'key' || body.consumer_secret !== 'secret')
        return {
          status: 200,
          body: {
            error: { error_type: 'api_error', code: 'invalid_consumer_key_or_secret_provided', message: '' },
            status: '500',
          },
        };
      callCounts.tokens += 1;
      const token = `token-${callCounts.tokens}`;
      tokens.add(token);
      return {
        status: 200,
        body: {
          token,
          expiryDate: '2026-11-21T05:15:00.0000000Z',
          error: null,
          status: '200',
          message: 'Request processed successfully',
        },
      };
    }
    if (!tokens.has(String(headers.authorization).replace('Bearer ', '')))
      return {
        status: 401,
        body: {
          error: { error_type: 'api_error', code: 'invalid_token', message: 'Unauthorized' },
          status: '401',
        },
      };
    if (path === '/api/URLSetup/GetIpnList')
      return {
        status: 200,
        body: ipns.map((one) => ({
          ...one,
          created_date: '2026-11-21T05:10:00.0',
          error: NO_ERROR,
          status: '200',
        })),
      };
    if (path === '/api/URLSetup/RegisterIPN' && method === 'POST') {
      callCounts.registered += 1;
      const one = { url: body.url as string, ipn_id: randomUUID() };
      ipns.push(one);
      return {
        status: 200,
        body: { ...one, created_date: '2026-11-21T05:10:00.0', error: null, status: '200' },
      };
    }
    if (path === '/api/Transactions/SubmitOrderRequest' && method === 'POST') {
      const isValidOrder =
        /^[\w.:-]{1,50}$/.test(body.id) &&
        body.description.length <= 100 &&
        ipns.some(({ ipn_id: id }) => id === body.notification_id) &&
        (body.billing_address.email_address || body.billing_address.phone_number);
      if (!isValidOrder)
        return {
          status: 200,
          body: { error: { error_type: 'api_error', code: 'invalid_request', message: 'x' }, status: '500' },
        };
      const tracking = randomUUID();
      orders.set(tracking, {
        id: body.id,
        amount: body.amount,
        currency: body.currency,
        callback: body.callback_url,
        statusCode: 0,
        paid: body.amount,
        paidCurrency: body.currency,
        reference: body.id,
        code: '',
        description: '',
      });
      return {
        status: 200,
        body: {
          order_tracking_id: tracking,
          merchant_reference: body.id,
          redirect_url: `https://cybqa.pesapal.com/iframe?OrderTrackingId=${tracking}`,
          error: NO_ERROR,
          status: '200',
        },
      };
    }
    return path === '/api/Transactions/GetTransactionStatus'
      ? status(query.get('orderTrackingId') ?? '')
      : { status: 404, body: {} };
  });
  return {
    ...fake,
    counted: callCounts,
    ipns,
    orders,
    setOrderStatus: (
      tracking: string,
      statusCode: PesapalOrder['statusCode'],
      changes: Partial<PesapalOrder> = {},
    ) =>
      void Object.assign(orders.get(tracking)!, {
        statusCode,
        code: `SKL${tracking.slice(0, 7).toUpperCase()}`,
        ...changes,
      }),
    expireTokens: () => tokens.clear(),
    setFailure: (reply: Reply | null) => {
      failureReply = reply;
    },
  };
};

export const darajaAccount = {
  consumerKey: 'key',
  consumerSecret: 'secret',
  shortcode: '174379',
  passkey: 'passkey',
};

export const fakeDaraja = async () => {
  const pushes = new Map<string, { body: any; result: number | null }>();
  const tokens = new Set<string>();
  const callCounts = { tokens: 0 };
  let count = 0;
  let shouldDropReplies = false;
  let statusOverrides: object = {};
  const isSigned = (body: any): boolean =>
    Buffer.from(body.Password, 'base64').toString() ===
      `${darajaAccount.shortcode}${darajaAccount.passkey}${body.Timestamp}` &&
    body.BusinessShortCode === darajaAccount.shortcode;
  const fault = (status: number, errorCode: string, errorMessage: string): Reply => ({
    status,
    body: { requestId: '1494-250373-3', errorCode, errorMessage },
  });

  const fake = await listen(({ path, query, headers, body }) => {
    if (path === '/oauth/v1/generate') {
      const isAuthorized =
        headers.authorization === `Basic ${Buffer.from('key:secret').toString('base64')}` &&
        query.get('grant_type') === 'client_credentials';
      if (!isAuthorized) return fault(400, '400.008.01', 'Invalid Authentication passed');
      callCounts.tokens += 1;
      tokens.add(`t${callCounts.tokens}`);
      return { status: 200, body: { access_token: `t${callCounts.tokens}`, expires_in: '3599' } };
    }
    if (!tokens.has(String(headers.authorization).replace('Bearer ', '')))
      return fault(404, '404.001.03', 'Invalid Access Token');
    if (!isSigned(body)) return fault(500, '500.001.1001', '[MerchantValidate] - Wrong credentials');
    if (path === '/mpesa/stkpush/v1/processrequest') {
      if (
        !Number.isInteger(body.Amount) ||
        body.Amount < 1 ||
        !/^254[17]\d{8}$/.test(body.PartyA) ||
        body.PhoneNumber !== body.PartyA ||
        body.AccountReference.length > 12 ||
        body.TransactionDesc.length > 13
      )
        return fault(400, '400.002.02', 'Bad Request');
      const id = `ws_CO_21112026051036${String((count += 1)).padStart(4, '0')}`;
      pushes.set(id, { body, result: null });
      if (shouldDropReplies) return { status: 200, body: 'the line broke' };
      return {
        status: 200,
        body: {
          MerchantRequestID: `29115-34620561-${count}`,
          CheckoutRequestID: id,
          ResponseCode: '0',
          ResponseDescription: 'Success. Request accepted for processing',
          CustomerMessage: 'Success',
        },
      };
    }
    const push = pushes.get(body.CheckoutRequestID);
    if (!push) return fault(500, '500.001.1001', 'The transaction does not exist');
    if (push.result === null) return fault(500, '500.001.1001', 'The transaction is being processed');
    return {
      status: 200,
      body: {
        ResponseCode: '0',
        ResponseDescription: 'accepted',
        MerchantRequestID: 'x',
        CheckoutRequestID: body.CheckoutRequestID,
        ResultCode: String(push.result),
        ResultDesc: 'x',
        ...statusOverrides,
      },
    };
  });
  return {
    ...fake,
    counted: callCounts,
    pushes,
    setPushResult: (id: string, result: number | null) => {
      pushes.get(id)!.result = result;
    },
    expireTokens: () => tokens.clear(),
    dropReplies: (lose: boolean) => {
      shouldDropReplies = lose;
    },
    /** Overrides members of the next responses to the status query. */
    overrideStatusReply: (members: object) => {
      statusOverrides = members;
    },
    /** The callback that Safaricom posts to the URL in the push. */
    callbackOf: (
      id: string,
      { amount, code, result = 0 }: { amount?: number; code?: string; result?: number } = {},
    ) => ({
      Body: {
        stkCallback: {
          MerchantRequestID: 'x',
          CheckoutRequestID: id,
          ResultCode: result,
          ResultDesc: 'x',
          ...(result === 0 && {
            CallbackMetadata: {
              Item: [
                { Name: 'Amount', Value: amount ?? pushes.get(id)?.body.Amount },
                { Name: 'MpesaReceiptNumber', Value: code ?? `SKL${id.slice(-7)}` },
                { Name: 'Balance' },
                { Name: 'TransactionDate', Value: 20261121081207 },
                { Name: 'PhoneNumber', Value: 254712345678 },
              ],
            },
          }),
        },
      },
    }),
  };
};
