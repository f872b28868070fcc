import { customPage, readStored } from '@venue/domain';
import { keepFormerRoutes } from './keep-former-url-names.ts';
import type { ServerKind } from '../server-kind.ts';

/** Custom pages on the server. */
export const customPageFace: ServerKind<'routes'> = {
  calls: 'own',
  prepare: keepFormerRoutes,
  link(_page, stored) {
    const { formerRoutes } = readStored(customPage, stored);
    return formerRoutes.length > 0 ? { formerRoutes } : {};
  },
  ifTooLarge: 'Shorten it, or split it into two pages.',
};
