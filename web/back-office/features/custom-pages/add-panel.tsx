import type { Field } from '@venue/domain';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { newEntryDraftPath } from '../../unsaved/drafts.ts';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { isSame } from '../../records/merge/merge-value.ts';
import { RecordFields } from '../../records/record-fields.tsx';
import { useDraftInput } from '../../unsaved/use-draft-input.ts';
import { useStaff } from '../../access/staff.ts';
import { emptyPanel, panelFields, type PanelFormInput } from './custom-page-input.ts';

/** What is wrong, by the name of the field. */
type Problems = { [name: string]: { message: string } | undefined };

type AddPanelProps = {
  /** Path of the form's draft; the draft of the new panel is stored beside it. */
  to: string;
  onAdd: (panel: PanelFormInput) => void;
};

/** The ADD PANEL sub-form: needs a button type and a photo; clears after adding. */
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
  const [problems, setProblems] = useState<Problems>({});

  function handleChange(part: Partial<PanelFormInput>) {
    change(part);
    const changed = Object.keys(part).map((name) => [name, undefined] as const);
    setProblems((before) => ({ ...before, ...Object.fromEntries(changed) }));
  }

  function handleAdd() {
    const missing = findMissing(panel);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    onAdd(panel);
    typed.clear();
  }

  return (
    <FieldGroup legend="Add a panel">
      <RecordFields
        fields={panelFields}
        values={panel}
        problems={problems}
        onChange={handleChange}
        rows={2}
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
  return !isSame(panel, emptyPanel);
}

/** The required fields that are empty, with their messages. */
function findMissing(panel: PanelFormInput): Problems {
  const missing = Object.entries<Field>(panelFields).flatMap(([name, { requiredMessage: message }]) =>
    message && !String(get(panel, name)).trim() ? [[name, { message }] as const] : [],
  );
  return Object.fromEntries(missing);
}
