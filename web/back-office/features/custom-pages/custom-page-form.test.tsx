import { customPage, messages, toInput } from '@venue/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { isPicked } from '../../media/picked-files.ts';
import { holdUploads } from '../../../test-fixtures/hold-uploads.ts';
import { StaffContext } from '../../access/staff.ts';
import { CustomPageForm } from './custom-page-form.tsx';
import { emptyPanel, type CustomPageFormInput } from './custom-page-input.ts';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const based = new Date('2026-03-01T12:00:00Z');
const empty = toInput(customPage);
const panel = (title: string, img: string) => ({
  ...emptyPanel,
  _id: title,
  panelTitle: title,
  panelDesc: '',
  panelImg: img,
  panelButtonType: 'Book' as const,
});
const stored: CustomPageFormInput = {
  ...empty,
  title: 'Weddings',
  introTitle: 'By the sea',
  route: 'weddings',
  introDesc: 'In the long room.',
  topImg: 'roses.jpg',
  panels: [panel('Room', 'dining-room.jpg'), panel('Band', 'stage.jpg')],
};

type Save = (input: CustomPageFormInput, basedOn: Date | undefined) => Promise<Date | undefined>;

function open(values: CustomPageFormInput, onSave = vi.fn<Save>(async () => new Date())) {
  const kind = values === stored ? 'edit' : 'create';
  render(
    <MemoryRouter>
      <StaffContext value={staff}>
        <NowProvider first={new Date()}>
          <CustomPageForm
            kind={kind}
            name="route"
            path="routes/new"
            uid={staff.uid}
            record={{ values, updatedAt: kind === 'edit' ? based : undefined }}
            onSave={onSave}
            startsOpen
          />
        </NowProvider>
      </StaffContext>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onSave };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const photo = () => new File(['abc'], 'cake.jpg', { type: 'image/jpeg' });

describe('route form', () => {
  beforeEach(() => localStorage.clear());

  it('creates no route without its words and its cover photo: each is an alert, the first has the focus', async () => {
    const { user, onSave } = open(empty);
    await user.click(button('Create Route'));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      messages.routeTitleMissing,
      messages.routeDescTitleMissing,
      // Checked twice, for the endpoint and for the picture.
      messages.routeCoverPhotoMissing,
      messages.routeDescriptionMissing,
      messages.routeCoverPhotoMissing,
    ]);
    expect(screen.getByLabelText('Route Title')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('takes no more text while a page is created, as that would be in neither the page nor a draft', async () => {
    const { user } = open(
      { ...stored },
      vi.fn<Save>(() => new Promise(() => {})),
    );
    await user.click(button('Create Route'));
    await waitFor(() => expect(screen.getByLabelText('Route Title')).toBeDisabled());
    expect(button('ADD PANEL')).toBeDisabled();
  });

  it('adds no panel without button type and photo, and clears after adding', async () => {
    holdUploads();
    const { user, onSave } = open(stored);
    await user.type(screen.getByLabelText('Panel title'), 'Cake');
    await user.click(button('ADD PANEL'));
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual([messages.panelPhotoMissing, messages.panelButtonMissing]);
    await user.selectOptions(screen.getByLabelText('Button type'), 'Contact Us');
    await user.upload(screen.getByLabelText('File for Panel image'), photo());
    await screen.findByLabelText('What the picture shows');
    await user.click(button('ADD PANEL'));
    expect(screen.getByLabelText('Panel title')).toHaveValue('');
    await user.click(button('Update Route'));
    expect(await screen.findByText(messages.routeUpdated)).toBeVisible();
    const [input, basedOn] = onSave.mock.calls[0]!;
    expect(basedOn).toBe(based);
    expect(input.panels[2]).toMatchObject({ panelTitle: 'Cake', panelButtonType: 'ContactUs' });
    expect(isPicked(input.panels[2]?.panelImg)).toBe(true);
  });

  it('expands one panel at a time', async () => {
    const { user } = open(stored);
    await user.click(button('Room · Book A Table'));
    await user.click(button('Band · Book A Table'));
    expect(button('Room · Book A Table')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByLabelText('Panel title')[0]).toHaveValue('Band');
  });

  it('keeps everything when the save fails, under the words staff know', async () => {
    const onSave = vi.fn<Save>(async () => Promise.reject(new ApiError('signed-out', 'Signed out.')));
    const { user } = open(stored, onSave);
    await user.type(screen.getByLabelText('Route Title'), ' 2027');
    await user.click(button('Update Route'));
    expect(await screen.findByText(messages.expiredToken)).toBeVisible();
    expect(screen.getByLabelText('Route Title')).toHaveValue('Weddings 2027');
  });

  it('previews what is not saved, with the button of its type on every panel', async () => {
    const { user } = open(stored);
    await user.type(screen.getByLabelText('Route Title'), ' 2027');
    await user.click(button('See Preview'));
    const preview = within(screen.getByRole('dialog'));
    expect(preview.getByRole('heading', { name: 'Weddings 2027' })).toBeVisible();
    expect(preview.getAllByRole('link', { name: 'BOOK A TABLE' })).toHaveLength(2);
  });

  it('says which characters of an endpoint were left out while the rest is typed, and what the address is', async () => {
    const { user } = open(stored);
    const endpoint = screen.getByLabelText('URL endpoint');
    await user.clear(endpoint);
    await user.type(endpoint, 'wine-din');
    expect(endpoint).toHaveValue('winedin');
    expect(screen.getByText(messages.urlNameLetters)).toBeVisible();
    expect(endpoint).toHaveAccessibleDescription(
      /^Letters only, up to 11\. “-” was left out\. Guests find it at \S+\/event\/winedin /,
    );
    await user.type(endpoint, '{Backspace}');
    expect(screen.queryByText(messages.urlNameLetters)).toBeNull();
    await user.clear(endpoint);
    await user.paste('Wine Dinner!');
    expect(endpoint).toHaveValue('WineDinner');
    expect(endpoint).toHaveAccessibleDescription(/“ !” was left out.*cannot contain space/);
  });

  it('turns a digit in the endpoint away and keeps what stood there', async () => {
    const { user } = open(stored);
    await user.type(screen.getByLabelText('URL endpoint'), '7');
    expect(screen.getByText(messages.urlNameNumbers)).toBeVisible();
    expect(screen.getByLabelText('URL endpoint')).toHaveValue('weddings');
    await user.clear(screen.getByLabelText('URL endpoint'));
    expect(screen.queryByText(messages.urlNameNumbers)).toBeNull();
  });
});
