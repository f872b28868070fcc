import type { CustomPage } from '@venue/domain';

/** The oyster weekend in September. */
export const oysters: CustomPage = {
  _id: 'oyster-weekend',
  title: 'Oyster Weekend',
  route: 'oysters',
  topImg: 'oyster-plate.jpg',
  introTitle: 'The first weekend with an R in it',
  introDesc:
    'On the first Friday of September the beds below the Head open again and Kilvara behaves as though it had been let out of school. Three days, about nine thousand oysters, one brass band and a trophy made from a gate hinge. Everything on the quay is free to watch; you pay for what you swallow.',
  panels: [
    {
      _id: 'oyster-weekend-shell',
      panelTitle: 'Saturday: thirty against the clock',
      panelDesc:
        'The opening championship starts at two off the back of a trailer. Thirty oysters, one knife, points off for blood. The record is two minutes fifty-eight and its holder is seventy-four and insufferable. Enter at the bar by noon; bring your own glove.',
      panelImg: 'oyster-beds.jpg',
      panelButtonType: 'ContactUs',
    },
    {
      _id: 'oyster-weekend-quay',
      panelTitle: 'All weekend: eat on the quay',
      panelDesc:
        'Coals from noon, the big chowder from one, lobster until the pots are empty. Naked, dressed or hot by the half-dozen, and something in a bap for whoever you brought that does not.',
      panelImg: 'oyster-quay.jpg',
      panelButtonType: 'Menu',
    },
    {
      _id: 'oyster-weekend-music',
      panelTitle: 'Every night: the stage on the ice-house roof',
      panelDesc:
        'Brass on Friday, céilí on Saturday, and on Sunday a session that starts at three and has been known to meet Monday. If it rains we all come in, and it has never once been quieter for it.',
      panelImg: 'oyster-flags.jpg',
      panelButtonType: 'Music',
    },
    {
      _id: 'oyster-weekend-cave',
      panelTitle: 'Sunday: salt and stone, down the steps',
      panelDesc:
        'Oisín opens six whites that were born beside a sea, and you open the oysters to go with them. Fourteen places at noon, fourteen at four; the later ones sing.',
      panelImg: 'oyster-casks.jpg',
      panelButtonType: 'Wine',
    },
  ],
};
