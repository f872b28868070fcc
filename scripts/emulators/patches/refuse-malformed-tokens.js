/*
 * The Storage emulator reads fields of a token that could not be decoded, and the exception ends all emulators.
 * This patch denies such a request, as production does.
 *
 * Fix proposed in https://github.com/firebase/firebase-tools/pull/10134
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const { StorageRulesetInstance, StorageRulesIssues } = load(
  'firebase-tools/lib/emulator/storage/rules/runtime.js',
);
const { verify } = StorageRulesetInstance.prototype;

StorageRulesetInstance.prototype.verify = async function (
  /** @type {{ token?: string }} */ request,
  /** @type {unknown[]} */ ...rest
) {
  if (request.token === undefined || isDecodable(request.token)) return verify.call(this, request, ...rest);
  return {
    permitted: false,
    issues: new StorageRulesIssues([], ['Permission denied. The token is malformed.']),
  };
};

/** @param {string} token */
function isDecodable(token) {
  try {
    return Boolean(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  } catch {
    return false;
  }
}
