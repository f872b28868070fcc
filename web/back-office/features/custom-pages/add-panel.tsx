import { buttonChoices, customPage, messages } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ChoiceField } from '../../records/fields/choice-field.tsx';
import { newEntryDraftPath } from '../../unsaved/drafts.ts';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { pickAgain } from '../../media/lost-files.ts';
import { useDraftInput } from '../../unsaved/use-draft-input.ts';
import { MediaField } from '../../media/media-field.tsx';
import { useStaff } from '../../access/staff.ts';
import { emptyPanel, type PanelFormInput } from './custom-page-input.ts';

type AddPanelProps = {
  /** Path of the form's draft; the draft of the new panel is stored beside it. */
  to: string;
  onAdd: (panel: PanelFormInput) => void;
};

const labels = customPage.panels.of;

/** The ADD PANEL sub-form: needs a button type and a photo; clears after adding (section 5). */
export function AddPanel({ to, onAdd }: AddPanelProps) {
  const { uid } = useStaff();
  const typed = useDraftInput({
    name: 'what is being added to the page',
    path: newEntryDraftPath(to),
    uid,
    empty: emptyPanel,
    isFilled,
  });
  const { values: panel, change } = typed;
  const [lostPhoto] = typed.lost;
  const [problems, setProblems] = useState<{ button?: string; photo?: string }>({
    photo: lostPhoto && pickAgain(lostPhoto.fileName),
  });

  function handleAdd() {
    const button = panel.panelButtonType === '' ? messages.panelButtonMissing : undefined;
    const photo = panel.panelImg === '' ? messages.panelPhotoMissing : undefined;
    setProblems({ button, photo });
    if (button || photo) return;
    onAdd(panel);
    typed.clear();
  }

  return (
    <FieldGroup legend="Add a panel">
      <Field label={labels.panelTitle.label}>
        {(control) => (
          <input
            {...control}
            value={panel.panelTitle}
            onChange={(event) => change({ panelTitle: event.target.value })}
            onKeyDown={(event) => {
              // Enter must not submit the whole form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <Field label={labels.panelDesc.label}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={panel.panelDesc}
            onChange={(event) => change({ panelDesc: event.target.value })}
          />
        )}
      </Field>
      <MediaField
        label={labels.panelImg.label}
        value={panel.panelImg}
        onChange={(panelImg) => {
          change({ panelImg });
          setProblems({ ...problems, photo: undefined });
        }}
        error={problems.photo}
      />
      <ChoiceField
        label={labels.panelButtonType.label}
        choices={buttonChoices}
        value={panel.panelButtonType}
        onChange={(panelButtonType) => change({ panelButtonType })}
        error={problems.button}
        isErrorAnnounced
      />
      <div>
        <Button look="quiet" onClick={handleAdd}>
          ADD PANEL
        </Button>
      </div>
    </FieldGroup>
  );
}

function isFilled(panel: PanelFormInput): boolean {
  return Object.values(panel).some((value) => value.trim() !== '');
}
