import { defineKind } from '../record/kind.ts';
import { notice } from './notice.ts';

/** The notice on every page: one record. What has not started is not published. */
export const noticeKind = /* @__PURE__ */ defineKind({
  collection: 'notice',
  calls: { path: '/notice', suffixes: ['user'], schema: 'Notice' },
  names: { one: 'Notice', many: 'notice', this: 'the notice' },
  fields: notice,
  list: 'single',
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'site' },
});
