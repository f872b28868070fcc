import { emptyWebsite, messages, toInput, website } from '@venue/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../api/api-error.ts';
import { holdUploads } from '../../../test-fixtures/hold-uploads.ts';
import { isPicked } from '../../media/picked-files.ts';
import { StaffContext } from '../../access/staff.ts';
import { WebsiteForm } from './website-form.tsx';
import { websiteFields, type WebsiteFormInput } from './website-input.ts';
import { namesIn, websiteSections } from './website-sections.ts';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const based = new Date('2026-03-01T12:00:00Z');
const stored = toInput(website, {
  ...emptyWebsite,
  wineCaveTitle: 'The cave',
  galleryImgs: ['oysters.jpg', 'fiddle.jpg'],
  restaurantInfo: ['Dogs welcome'],
});

type Save = (input: WebsiteFormInput, basedOn: Date | undefined) => Promise<Date | undefined>;

function open(onSave = vi.fn<Save>(async () => new Date())) {
  render(
    <StaffContext value={staff}>
      <WebsiteForm uid={staff.uid} record={{ values: stored, updatedAt: based }} onSave={onSave} />
    </StaffContext>,
  );
  return { user: userEvent.setup(), onSave };
}

const heading = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const update = () => screen.getByRole('button', { name: 'Update website' });

describe('website form', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('has the ten sections, and in them every field of the record exactly once', () => {
    expect(websiteSections).toHaveLength(10);
    const shown = websiteSections.flatMap(namesIn);
    expect(shown.toSorted()).toEqual(websiteFields.toSorted());
  });

  it('reads the older spelling of a button', () => {
    expect(
      toInput(website, { ...emptyWebsite, landingButton2: 'Contact Us' as 'ContactUs' }).landingButton2,
    ).toBe('ContactUs');
  });

  it('says that a gallery has no pictures', async () => {
    const { user } = open();
    await user.click(heading('Music Gallery'));
    expect(screen.getByText(/^There are no pictures yet/)).toBeVisible();
  });

  it('a removed picture that discarding has brought back does not come back twice', async () => {
    const { user } = open();
    await user.click(heading('Gallery'));
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.getByText('Removed “picture 1”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByText('Gallery images (2)')).toBeVisible();
    expect(screen.queryByText(/^Removed/)).toBeNull();
    // This is the undo of the discard.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Gallery images (1)')).toBeVisible();
    expect(screen.queryByText(/^Removed/)).toBeNull();
  });

  it('opens one section at a time, and closes the open one', async () => {
    const { user } = open();
    await user.click(heading('Careers'));
    await user.click(heading('Wine Experience Room'));
    expect(heading('Careers')).toHaveAttribute('aria-expanded', 'false');
    expect(heading('Wine Experience Room')).toHaveAttribute('aria-expanded', 'true');
    await user.click(heading('Wine Experience Room'));
    expect(heading('Wine Experience Room')).toHaveAttribute('aria-expanded', 'false');
  });

  it('saves the whole site from any section, says so and scrolls to the top', async () => {
    const { user, onSave } = open();
    await user.click(heading('Wine Experience Room'));
    await user.type(screen.getByLabelText('Title'), ' below');
    await user.click(heading('Contact'));
    await user.type(screen.getByLabelText('Restaurant information'), '{Enter}{Enter}Cards taken');
    await user.click(update());
    expect(await screen.findByText(messages.websiteUpdated)).toBeVisible();
    expect(onSave).toHaveBeenCalledWith(
      { ...stored, wineCaveTitle: 'The cave below', restaurantInfo: ['Dogs welcome', 'Cards taken'] },
      based,
    );
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }));
  });

  it('asks what guests see of dishes that are off, and always has an answer', async () => {
    const { user, onSave } = open();
    await user.click(heading('Menus'));
    const choice = screen.getByLabelText('Dishes that are off');
    expect(choice).toHaveDisplayValue('Struck through: “gone for tonight”');
    await user.selectOptions(choice, 'Left off the card');
    expect(choice).toHaveLength(2);
    await user.click(update());
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]![0].menuOffDishes).toBe('gone');
  });

  it('puts new gallery pictures in front and brings a removed one back where it was', async () => {
    const sent = holdUploads();
    const { user, onSave } = open();
    await user.click(heading('Gallery'));
    await user.upload(
      screen.getByLabelText('Files for Gallery images'),
      new File(['abc'], 'pier.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByLabelText('What picture 1 shows')).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]!.answer(201, { file: 'id-pier.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(update());
    await screen.findByText(messages.websiteUpdated);
    const { galleryImgs } = onSave.mock.calls[0]![0];
    expect(isPicked(galleryImgs[0])).toBe(true);
    expect(galleryImgs.slice(1)).toEqual(['oysters.jpg', 'fiddle.jpg']);
  });

  it('a preview waits for a picture that is being uploaded, and nothing is uploaded again', async () => {
    const sent = holdUploads();
    const previewed = vi.fn(async (_: string, request: RequestInit) => {
      expect(request.body).toContain('id-pier.jpg');
      return Response.json({ path: '/preview/p/' }, { status: 201 });
    });
    vi.stubGlobal('fetch', previewed);
    const { user } = open();
    await user.click(heading('Gallery'));
    const file = new File(['abc'], 'pier.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Files for Gallery images'), file);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Preparing…')).toBeVisible();
    await user.click(heading('Careers'));
    expect(update()).toBeEnabled();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(previewed).not.toHaveBeenCalled();
    await act(async () => sent[0]!.answer(201, { file: 'id-pier.jpg' }));
    await waitFor(() => expect(previewed).toHaveBeenCalledOnce());
    await user.click(update());
    await screen.findByText(messages.websiteUpdated);
    expect(sent).toHaveLength(1);
  });

  it('shows that it is saving, and after a failure keeps everything that was typed', async () => {
    let fail = (_: Error) => {};
    const { user } = open(vi.fn<Save>(() => new Promise((_, reject) => (fail = reject))));
    await user.click(heading('Wine Experience Room'));
    await user.type(screen.getByLabelText('Title'), ' below');
    await user.click(update());
    expect(await screen.findByText('Saving the website')).toBeVisible();
    fail(new ApiError('unreachable', 'Nobody answered.'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.expiredToken);
    expect(screen.queryByText('Saving the website')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('The cave below');
  });

  it('opens the section in which something is wrong', async () => {
    const { user, onSave } = open();
    await user.click(heading('Contact'));
    await user.type(screen.getByLabelText('X link'), 'our page');
    await user.click(heading('Careers'));
    await user.click(update());
    expect(await screen.findByText(messages.linkInvalid)).toBeVisible();
    expect(heading('Contact')).toHaveAttribute('aria-expanded', 'true');
    expect(onSave).not.toHaveBeenCalled();
  });
});
