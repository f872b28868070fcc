import type { Settings } from 'firebase-admin/firestore';

/** Timeout of a call to Firestore, in ms. The default is 60 to 300 s, long after the deadline of a request. */
const firestoreTimeoutMs = 12_000;

/** Idle timeout of a request to Cloud Storage, in ms. */
export const storageTimeoutMs = 7_000;

const methods = ['BatchGetDocuments', 'BeginTransaction', 'Commit', 'Rollback', 'RunQuery', 'ListDocuments'];

/**
 * The Admin SDK's connection to Firestore: calls have a timeout, keepalives detect a dead connection while calls wait
 * on it (no more than one in 30 s: Google's servers close connections that send more), reconnects are at most 2 s
 * apart instead of 2 minutes, and a renewed client never shares a connection with the former one.
 */
export const firestoreSettings: Settings = {
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 4_000,
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.use_local_subchannel_pool': 1,
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        retry_params: {
          brief: {
            initial_retry_delay_millis: 100,
            retry_delay_multiplier: 1.5,
            max_retry_delay_millis: 1_000,
            initial_rpc_timeout_millis: firestoreTimeoutMs,
            rpc_timeout_multiplier: 1,
            max_rpc_timeout_millis: firestoreTimeoutMs,
            total_timeout_millis: firestoreTimeoutMs,
          },
        },
        methods: Object.fromEntries(
          methods.map((name) => [name, { timeout_millis: firestoreTimeoutMs, retry_params_name: 'brief' }]),
        ),
      },
    },
  },
};
