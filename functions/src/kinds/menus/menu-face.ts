import type { ServerKind } from '../server-kind.ts';

/** Menus on the server. */
export const menuFace: ServerKind<'menus'> = {
  link: ({ contents }) => ({
    wines: contents.filter(({ elementType }) => elementType === 'WineItem').length,
  }),
  ifTooLarge: 'Split it into two menus.',
};
