import { messages, website } from '@venue/domain';
import { websiteSchema } from '@venue/domain/schemas';
import { useEffect, useState, type FormEvent } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { EditedRecord } from '../../records/record-form.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { useRecordForm } from '../../records/use-record-form.ts';
import { FormResetsContext } from '../../records/use-removed.ts';
import { DescriptionsContext } from '../../media/picture-description.tsx';
import { FormActions } from '../../records/form-actions.tsx';
import { FormState } from '../../records/fields/form-state.tsx';
import { Panel } from '../../shell/panel.tsx';
import { RecordFields } from '../../records/record-fields.tsx';
import { RecordOutcome } from '../../records/record-outcome.tsx';
import { WebsitePreview } from './website-preview.tsx';
import layout from '../../shell/layout.module.css';
import type { WebsiteFormInput } from './website-input.ts';
import { namesIn, websiteSections, type WebsiteSection } from './website-sections.ts';

type WebsiteFormProps = Omit<EditedRecord<WebsiteFormInput>, 'name' | 'path'> & {
  /** The parts of the record that the screen shows. */
  sections?: WebsiteSection[];
  /** Title of the section that is open from the start. */
  opened?: string;
};

const resolver = formResolver<WebsiteFormInput>(websiteSchema);

/** The sections, one open at a time. The button of each saves the whole site. */
export function WebsiteForm({ sections = websiteSections, opened, ...edited }: WebsiteFormProps) {
  const recordForm = useRecordForm({
    ...edited,
    name: 'website',
    path: 'website/main',
    resolver,
    save: edited.onSave,
  });
  const { form, values, resets, isUnsaved, outcome } = recordForm;
  const [open, setOpen] = useState(opened);
  const isBusy = form.formState.isSubmitting;
  const hasSaved = outcome?.kind === 'saved';

  useEffect(() => {
    if (hasSaved && !isBusy) window.scrollTo({ top: 0, behavior: 'smooth' });
  }, [hasSaved, isBusy]);

  function hasProblem(section: WebsiteSection): boolean {
    return namesIn(section).some((name) => form.getFieldState(name).error !== undefined);
  }

  /** What a closed section says, so that nobody has to open ten of them to find a change or a problem. */
  function summarise(section: WebsiteSection): string | undefined {
    if (hasProblem(section)) return 'Please check this section';
    const isChanged = namesIn(section).some(
      (name) => JSON.stringify(values[name]) !== JSON.stringify(edited.record.values[name]),
    );
    return isUnsaved && isChanged ? 'Changed here' : undefined;
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    await recordForm.submit(event);
    // A problem must not stay hidden in a closed section.
    const wrong = sections.filter(hasProblem);
    if (wrong.length > 0 && !wrong.some(({ title }) => title === open)) setOpen(wrong[0]?.title);
  }

  const outcomeNotice = (
    <RecordOutcome
      recordForm={recordForm}
      savedMessage={messages.websiteUpdated}
      failure={{ sentence: messages.expiredToken }}
      fields={website}
    />
  );

  return (
    <form
      noValidate
      className={layout.block}
      aria-busy={isBusy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {open === undefined && <FormState recordForm={recordForm} />}
      {(hasSaved || open === undefined) && outcomeNotice}
      {sections.map((section) => {
        const isOpen = section.title === open;
        return (
          <Panel
            key={section.title}
            title={section.title}
            summary={summarise(section)}
            isOpen={isOpen}
            scrollsOnMount={section.title === opened}
            onToggle={() => setOpen(isOpen ? undefined : section.title)}
          >
            {isOpen && (
              <>
                <FormResetsContext value={resets}>
                  <DescriptionsContext value={recordForm.pictures}>
                    <RecordFields form={form} fields={section.fields} />
                  </DescriptionsContext>
                </FormResetsContext>
                {!hasSaved && outcomeNotice}
                <FormActions recordForm={recordForm} updateLabel="Update website">
                  <WebsitePreview section={section.title} values={values} isBusy={isBusy} />
                  {isBusy && <Spinner label="Saving the website" />}
                </FormActions>
              </>
            )}
          </Panel>
        );
      })}
    </form>
  );
}
