import { defineKind } from '../record/kind.ts';
import { line, list } from '../record/field.ts';
import { customPage } from './custom-page.ts';

/** Custom pages, listed under EVENTS in the order of their creation. */
export const customPageKind = /* @__PURE__ */ defineKind({
  collection: 'routes',
  calls: { path: '/routes', suffixes: [], schema: 'Route' },
  names: { one: 'Route', many: 'custom pages', this: 'this page' },
  fields: customPage,
  list: { by: 'createdAt' },
  address: 'route',
  access: { read: 'editContent', write: 'editContent' },
  publish: {
    in: 'part',
    part: 'page-',
    record: 'customPage',
    links: {
      in: 'customPages',
      fields: ['title', 'route', 'showUntil', 'createdAt', 'updatedAt'],
      /** Left out where there are none: every page reads this document. */
      facts: { formerRoutes: list('', line(''), { optional: true }) },
    },
  },
});
