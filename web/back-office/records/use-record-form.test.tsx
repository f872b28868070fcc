import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, type Resolver } from 'react-hook-form';
import { FormState } from './fields/form-state.tsx';
import { MediaField } from '../media/media-field.tsx';
import { readDraft, writeDraft } from '../unsaved/drafts.ts';
import { uploadPicked } from '../media/upload-image.ts';
import type { FormRecord } from './form-record.ts';
import { useRecordForm } from './use-record-form.ts';

type Poster = { title: string; img: string; gallery: string[] };

const stored: Poster = { title: 'Fleadh', img: 'live.jpg', gallery: ['a.jpg'] };
const resolver: Resolver<Poster> = (values) => ({ values, errors: {} });

type PosterFormProps = {
  path?: string;
  record?: FormRecord<Poster>;
  save?: (values: Poster, basedOn?: Date) => Promise<Date | undefined>;
};

function PosterForm(props: PosterFormProps) {
  const { path = 'posters/1', record = { values: stored }, save = async () => new Date() } = props;
  const recordForm = useRecordForm<Poster>({
    ...{ name: 'poster', path, uid: 'donal', resolver, save, record },
  });
  const { form, values } = recordForm;
  return (
    <form onSubmit={(event) => void recordForm.submit(event)}>
      <FormState recordForm={recordForm} />
      <input aria-label="Title" {...form.register('title')} />
      <Controller
        control={form.control}
        name="img"
        render={({ field, fieldState }) => (
          <MediaField
            label="Poster"
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <MediaField
        label="New"
        value=""
        onChange={(file) => form.setValue('gallery', [file, ...values.gallery])}
      />
      <p>{form.formState.errors.gallery?.message}</p>
      <button>Save</button>
      {recordForm.outcome?.kind === 'failed' && <p>{recordForm.outcome.error.message}</p>}
    </form>
  );
}

const user = userEvent.setup();
const pick = (label: string, name: string) =>
  user.upload(screen.getByLabelText(`File for ${label}`), new File(['abc'], name, { type: 'image/jpeg' }));
/** As if what is stored came from an earlier page, whose picked files are gone. */
function reload(unmount: () => void) {
  unmount();
  for (const [key, text] of Object.entries({ ...localStorage })) {
    localStorage.setItem(key, String(text).replaceAll('picked~', 'picked~of-an-earlier-page-'));
  }
}

const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => localStorage.clear());

it('a draft that comes back names the pictures to pick again, and saving keeps the live ones', async () => {
  const { unmount } = render(<PosterForm />);
  await user.type(screen.getByLabelText('Title'), ' 2026');
  await pick('Poster', 'harbour.jpg');
  await pick('New', 'pier.jpg');
  reload(unmount);
  const saved = vi.fn(async (values: Poster) => {
    await uploadPicked(values, async () => 'never.jpg');
    return new Date();
  });
  render(<PosterForm save={saved} />);
  expect(screen.getByText('Pick again: “harbour.jpg”, “pier.jpg”.')).toBeVisible();
  expect(screen.getByText(/“harbour.jpg” was not saved/)).toBeVisible();
  expect(screen.getByText(/“pier.jpg” was not saved/)).toBeVisible();
  await save();
  expect(saved).toHaveBeenCalledWith({ ...stored, title: 'Fleadh 2026' }, undefined);
  expect(screen.queryByText(/Pick again/)).toBeNull();
});

it('a picture that was lost is asked for until another one is picked, over several reloads', async () => {
  const first = render(<PosterForm />);
  await pick('Poster', 'harbour.jpg');
  reload(first.unmount);
  const second = render(<PosterForm />);
  expect(screen.getByText('Pick again: “harbour.jpg”.')).toBeVisible();
  reload(second.unmount);
  render(<PosterForm />);
  expect(screen.getByText('Pick again: “harbour.jpg”.')).toBeVisible();
  await pick('Poster', 'harbour-again.jpg');
  await waitFor(() => expect(screen.queryByText(/Pick again/)).toBeNull());
  await waitFor(() => expect(screen.queryByText(/was not saved/)).toBeNull());
});

it('who does without a lost picture is asked no more', async () => {
  const { unmount } = render(<PosterForm />);
  await pick('Poster', 'harbour.jpg');
  reload(unmount);
  const second = render(<PosterForm />);
  await user.click(screen.getByRole('button', { name: 'Carry on without them' }));
  second.unmount();
  render(<PosterForm />);
  expect(screen.queryByText(/Pick again/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('a draft that is opened again on the same page still has the picture', async () => {
  const { unmount } = render(<PosterForm />);
  await pick('Poster', 'harbour.jpg');
  unmount();
  render(<PosterForm />);
  expect(screen.queryByText(/Pick again/)).toBeNull();
  expect(screen.getByLabelText('What the picture shows')).toBeVisible();
});

it('two records of one title have a draft each', async () => {
  const { unmount } = render(<PosterForm path="posters/1" />);
  await user.type(screen.getByLabelText('Title'), ' one');
  unmount();
  const other = render(<PosterForm path="posters/2" />);
  expect(screen.getByLabelText('Title')).toHaveValue('Fleadh');
  other.unmount();
  render(<PosterForm path="posters/1" />);
  expect(screen.getByLabelText('Title')).toHaveValue('Fleadh one');
});

it('a defect of the page is said like any other failure, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<PosterForm save={() => Promise.reject(new TypeError('x is undefined'))} />);
  await user.type(screen.getByLabelText('Title'), ' 2026');
  await save();
  expect(await screen.findByText(/Something on this page went wrong/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Fleadh 2026');
  expect(console.error).toHaveBeenCalled();
});

it('a draft from before an upgrade gets the fields that are new since', async () => {
  const { unmount } = render(<PosterForm />);
  await user.type(screen.getByLabelText('Title'), '!');
  unmount();
  const { gallery: _, ...before } = stored;
  const draft = readDraft<Poster>('donal', 'posters/1')!;
  writeDraft('donal', 'posters/1', {
    ...draft,
    values: { ...before, title: 'Fleadh!' } as Poster,
    base: before as Poster,
  });
  const saved = vi.fn(async () => new Date());
  render(<PosterForm save={saved} />);
  await user.type(screen.getByLabelText('Title'), '{Backspace}');
  expect(localStorage).toHaveLength(0);
  await user.type(screen.getByLabelText('Title'), '?');
  await save();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, title: 'Fleadh?' }, undefined);
});

describe('a record that was saved again', () => {
  const [first, second] = [new Date('2026-11-22T18:00:00Z'), new Date('2026-11-22T18:05:00Z')];

  it('without a change to what the form edits costs nobody a choice', async () => {
    const saved = vi.fn(async () => second);
    const view = render(<PosterForm record={{ values: stored, updatedAt: first }} save={saved} />);
    await user.type(screen.getByLabelText('Title'), ' 2026');
    view.rerender(<PosterForm record={{ values: { ...stored }, updatedAt: second }} save={saved} />);
    expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
    await save();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, title: 'Fleadh 2026' }, second);
  });

  it('with a change waits for the choice of the person', async () => {
    const saved = vi.fn(async () => second);
    const view = render(<PosterForm record={{ values: stored, updatedAt: first }} save={saved} />);
    await user.type(screen.getByLabelText('Title'), ' 2026');
    const theirs = { ...stored, gallery: ['b.jpg'] };
    view.rerender(<PosterForm record={{ values: theirs, updatedAt: second }} save={saved} />);
    expect(screen.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await save();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, title: 'Fleadh 2026' }, first);
  });
});
