import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakeLive } from '../../test-fixtures/fake-live.ts';
import { plainKind, withPlainKind } from '../../test-fixtures/plain-kind.ts';
import { NowProvider } from '../../ui/now.tsx';
import { StaffContext } from '../access/staff.ts';
import { officeApi } from '../api/office-api.ts';
import { sectionsFor } from '../dashboards/sections.ts';
import { PlainScreen } from './plain-screen.tsx';

vi.mock('../subscriptions/use-live.ts', () => import('../../test-fixtures/fake-live.ts'));
vi.mock('../api/office-api.ts', () => ({ officeApi: vi.fn(async () => ({ _id: 'copy' })) }));

withPlainKind();

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const user = userEvent.setup();

describe('a kind that is declared, and nothing else', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.mocked(officeApi).mockClear();
    fakeLive.store({
      quizzes: [
        { _id: 'b', title: 'Music quiz', place: 1 },
        { _id: 'a', title: 'Pub quiz', place: 0 },
      ],
    } as never);
    render(
      <MemoryRouter>
        <StaffContext value={staff}>
          <NowProvider first={new Date()}>
            <PlainScreen kind={plainKind} />
          </NowProvider>
        </StaffContext>
      </MemoryRouter>,
    );
  });

  it('has a section at the end of the dashboard', () => {
    const section = sectionsFor([plainKind]).at(-1);
    expect(section).toMatchObject({ to: '/admin-dashboard/quizzes', label: 'Quizzes', plainKind });
  });

  it('has a screen that lists its records in their order', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quizzes');
    const edits = screen.getAllByRole('button', { name: /^Edit .* quiz$/ });
    expect(edits.map((each) => each.textContent)).toEqual(['Edit Pub quiz', 'Edit Music quiz']);
  });

  it('has a form that says what is missing, and adds a record', async () => {
    await user.click(screen.getByRole('button', { name: /^CREATE NEW QUIZ/ }));
    await user.click(screen.getByRole('button', { name: 'Create quiz' }));
    expect(await screen.findByText('Type a name.')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Film quiz');
    await user.click(screen.getByRole('button', { name: 'Create quiz' }));
    await waitFor(() => expect(officeApi).toHaveBeenCalled());
    const body: unknown = expect.objectContaining({ title: 'Film quiz' });
    expect(officeApi).toHaveBeenLastCalledWith({ method: 'POST', path: '/quizzes', body });
  });

  it('is copied under a name of its own', async () => {
    await user.click(screen.getByRole('button', { name: 'Duplicate Pub quiz' }));
    await waitFor(() => expect(officeApi).toHaveBeenCalled());
    const body: unknown = expect.objectContaining({ title: 'Pub quiz (copy)', isDraft: true, copyOf: 'a' });
    expect(officeApi).toHaveBeenLastCalledWith({ method: 'POST', path: '/quizzes', body });
  });
});
