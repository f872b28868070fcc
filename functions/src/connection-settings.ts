import type { Settings } from 'firebase-admin/firestore';

/** The longest that one call to Firestore lasts, in ms. Its own default is 60 to 300 s, long after its request is answered. */
const firestoreTimeoutMs = 12_000;

/** The longest that one HTTP request to Cloud Storage waits for the next sign of life, in ms. */
export const storageTimeoutMs = 7_000;

const methods = ['BatchGetDocuments', 'BeginTransaction', 'Commit', 'Rollback', 'RunQuery', 'ListDocuments'];

/**
 * How the Admin SDK keeps its connection to Firestore: calls end, a dead connection is noticed while calls wait on
 * it, a lost one is tried again every other second at most instead of every other minute, and a renewed client
 * shares no connection with the one before it.
 */
export const firestoreSettings: Settings = {
  'grpc.keepalive_time_ms': 10_000,
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
