import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { officeAuth } from '../../firebase/auth.ts';
import { RecordReader } from '../subscriptions/use-records-once.ts';
import { cancelUploads, isPicked, showPicked, uploadPicked } from './picked-files.ts';
import { DescriptionsContext, useDescriptions } from './picture-description.tsx';
import { MediaField } from './media-field.tsx';
import { WaitForUploads } from './upload-progress.tsx';
import { holdUploads } from '../../test-fixtures/hold-uploads.ts';

let latest = '';

function Poster({ stored = '' }: { stored?: string }) {
  const [value, setValue] = useState(stored);
  function handleChange(next: string) {
    latest = next;
    setValue(next);
  }
  return (
    <DescriptionsContext value={useDescriptions()}>
      <MediaField label="Poster" value={value} onChange={handleChange} />
    </DescriptionsContext>
  );
}

function photo(name = 'gig.jpg', type = 'image/jpeg', size = 3) {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const user = userEvent.setup({ applyAccept: false });
const pick = (file: File) => user.upload(screen.getByLabelText('File for Poster'), file);

describe('image field', () => {
  beforeEach(() => {
    latest = 'unchanged';
    holdUploads();
  });

  // The next upload waits for the one before.
  afterEach(() => act(async () => cancelUploads(latest)));

  it('shows a picked picture at once', async () => {
    render(<Poster />);
    await pick(photo());
    expect(isPicked(latest)).toBe(true);
    await user.type(await screen.findByLabelText('What the picture shows'), 'Two fiddlers');
    expect(screen.getByRole('img', { name: 'Two fiddlers' })).toHaveAttribute('src', showPicked(latest));
  });

  it('takes a picture that is dropped on it', async () => {
    render(<Poster />);
    const item = { kind: 'file', type: 'image/jpeg', getAsFile: () => photo() };
    const dataTransfer = { files: [photo()], types: ['Files'], items: [item] };
    fireEvent.drop(screen.getByRole('group', { name: 'Poster' }), { dataTransfer });
    expect(await screen.findByLabelText('What the picture shows')).toBeVisible();
  });

  it.each([
    ['a drawing that could carry scripts', photo('a.svg', 'image/svg+xml'), /isn’t a picture you can use/],
    ['an iPhone original', photo('a.heic', 'image/heic'), /export it as a JPEG/],
    [
      'a file above 15 MB',
      photo('a.jpg', 'image/jpeg', 16 * 1024 * 1024),
      /^Pictures can be up to 15 MB; “a\.jpg” is 16\.0 MB/,
    ],
    ['an empty file', photo('a.jpg', 'image/jpeg', 0), /is empty/],
  ])('refuses %s in words and keeps the old one', async (_, file, words) => {
    render(<Poster stored="old.jpg" />);
    await pick(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(latest).toBe('unchanged');
  });

  it('goes back to the stored picture', async () => {
    render(<Poster stored="old.jpg" />);
    await pick(photo());
    await user.click(await screen.findByRole('button', { name: 'Keep the old one' }));
    expect(latest).toBe('old.jpg');
  });
});

/** Uploads, as a save does, and lets the page show that it has begun. */
function save<Values>(values: Values) {
  let saving: ReturnType<typeof uploadPicked<Values>>;
  act(() => void (saving = uploadPicked(values)));
  return saving!;
}

describe('upload of picked pictures', () => {
  it('begins when a picture is picked, shows how far it is, and gives its stored name to the save', async () => {
    const sent = holdUploads();
    render(<Poster />);
    await pick(photo());
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]!.progress(0.45));
    expect(screen.getByRole('progressbar', { name: /^Uploading, 45\s%$/ })).toHaveValue(0.45);
    const values = { topImg: 'old.jpg', panels: [{ panelImg: latest }], at: new Date(0) };
    const saving = uploadPicked(values);
    await act(async () => sent[0]!.answer(201, { file: 'id-gig.jpg' }));
    expect(await act(() => saving)).toEqual({
      values: { topImg: 'old.jpg', panels: [{ panelImg: 'id-gig.jpg' }], at: new Date(0) },
      failures: [],
    });
    expect(screen.queryByRole('progressbar')).toBeNull();
    await uploadPicked(values);
    expect(sent).toHaveLength(1);
  });

  it('keeps the old name when an upload fails, says so, and tries again the next time', async () => {
    const sent = holdUploads();
    render(<Poster stored="old.jpg" />);
    await pick(photo());
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]!.answer(413, { msg: 'Too large.' }));
    expect(await screen.findByText(/“gig.jpg” was not uploaded: Too large\./)).toBeVisible();
    const saving = save({ img: latest });
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => sent[1]!.answer(413, { msg: 'Too large.' }));
    expect(await act(() => saving)).toEqual({
      values: { img: 'old.jpg' },
      failures: ['“gig.jpg” was not uploaded: Too large.'],
    });
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await act(async () => sent[2]!.answer(201, { file: 'new.jpg' }));
    expect((await act(() => uploadPicked({ img: latest }))).values).toEqual({ img: 'new.jpg' });
    expect(screen.queryByText(/was not uploaded/)).toBeNull();
  });

  it('goes one after the other, and a save that waits for several is stopped when they are cancelled', async () => {
    const sent = holdUploads();
    render(<Poster />);
    await pick(photo('one.jpg'));
    const first = latest;
    // Picked again, the first one would be replaced: this is another field.
    cleanup();
    render(<Poster />);
    await pick(photo('two.jpg'));
    const values = { imgs: [first, latest] };
    render(<WaitForUploads values={values} />);
    const saving = uploadPicked(values).catch((error: unknown) => error);
    expect(await screen.findByRole('progressbar', { name: 'Uploading 2 files' })).toHaveValue(0);
    expect(sent).toHaveLength(1);
    await act(async () => sent[0]!.answer(201, { file: 'id-one.jpg' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => sent[1]!.progress(0.45));
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveValue(0.45);
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await saving).toMatchObject({ kind: 'cancelled', message: 'You cancelled the upload.' });
    expect(sent[1]!.isAborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    const again = save(values);
    await waitFor(() => expect(sent).toHaveLength(3));
    await act(async () => sent[2]!.answer(201, { file: 'id-two.jpg' }));
    expect(await act(() => again)).toEqual({
      values: { imgs: ['id-one.jpg', 'id-two.jpg'] },
      failures: [],
    });
  });

  it('of a second choice replaces the stored picture too, not the first choice', async () => {
    const sent = holdUploads();
    render(<Poster stored="old.jpg" />);
    await pick(photo('one.jpg'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]!.answer(201, { file: 'id-one.jpg' }));
    await pick(photo('two.jpg'));
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Keep the old one' }));
    expect(latest).toBe('old.jpg');
  });

  it('ends when the picture is put back', async () => {
    const sent = holdUploads();
    render(<Poster stored="old.jpg" />);
    await pick(photo());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Keep the old one' }));
    expect(sent[0]!.isAborted).toBe(true);
  });

  it.each([
    ['auth/network-request-failed', 'The server can’t be reached.'],
    ['auth/user-token-expired', 'Your sign-in is no longer valid.'],
  ])('says why the sign-in could not be renewed for it: %s', async (code, words) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const getIdToken = async () => Promise.reject(Object.assign(new Error(code), { code }));
    const auth = officeAuth();
    await auth.authStateReady();
    vi.spyOn(auth, 'currentUser', 'get').mockReturnValue({ getIdToken } as never);
    render(<Poster />);
    await pick(photo());
    const { failures } = await act(() => uploadPicked({ img: latest }));
    expect(failures).toEqual([`“gig.jpg” was not uploaded: ${words}`]);
  });

  it('a picture that nobody has any more leaves the live one in its place', async () => {
    const { values } = await uploadPicked({ img: 'picked~gone~live.jpg', imgs: ['picked~gone~', 'a.jpg'] });
    expect(values).toEqual({ img: 'live.jpg', imgs: ['a.jpg'] });
  });
});

describe('description of a picture', () => {
  function Described({ value }: { value: string }) {
    const pictures = useDescriptions();
    return (
      <RecordReader value={readPicture}>
        <DescriptionsContext value={pictures}>
          <MediaField label="Poster" value={value} onChange={() => undefined} />
          <output>{JSON.stringify(pictures.descriptions)}</output>
        </DescriptionsContext>
      </RecordReader>
    );
  }
  const readPicture = async () => ({
    alt: 'A quay',
    widths: [],
    width: 4,
    height: 3,
    contentType: 'image/jpeg',
  });

  it('is a field of the form, which holds what was changed', async () => {
    render(<Described value="quay.jpg" />);
    const field = await screen.findByLabelText('What the picture shows');
    await waitFor(() => expect(field).toHaveValue('A quay'));
    await user.type(field, ' at dusk');
    expect(screen.getByRole('status')).toHaveTextContent('{"quay.jpg":"A quay at dusk"}');
    await user.clear(field);
    await user.type(field, 'A quay');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
