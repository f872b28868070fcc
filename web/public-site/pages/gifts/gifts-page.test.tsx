import { render, screen } from '@testing-library/react';
import { emptyWebsite } from '@venue/domain';
import { onSite } from '../../../test-fixtures/build-site.tsx';
import { GiftsPage } from './gifts-page.tsx';

const cardOf = (contactEmail: string) => {
  render(onSite(<GiftsPage />, { website: { ...emptyWebsite, contactEmail } }));
  return screen.queryByRole('textbox', { name: 'Write on the card' });
};

describe('the card on the gifts page', () => {
  it('can be written on when the house has an address for it, at most 200 letters', () => {
    expect(cardOf('hello@fathoms.example')).toHaveAttribute('maxlength', '200');
    expect(screen.getByRole('button', { name: 'EMAIL US THE CARD' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact');
  });

  it('is only looked at when the house has none', () => {
    expect(cardOf('')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'CONTACT US' })).toBeInTheDocument();
  });
});
