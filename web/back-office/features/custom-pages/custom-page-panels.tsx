import { newEntryId } from '@venue/domain';
import { memo, useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ListEditor, useFormList, type ListRow } from '../../records/lists/list-editor.tsx';
import { AddPanel } from './add-panel.tsx';
import { namePanel, type CustomPageFormInput, panelFields } from './custom-page-input.ts';
import { ListEntry } from '../../records/lists/list-entry.tsx';
import { useErrorAt } from '../../records/fields/use-error-at.ts';
import { useValueAt } from '../../records/fields/use-value-at.ts';
import { AnyPicture } from '../../media/any-picture.tsx';
import { RecordFields } from '../../records/record-fields.tsx';
import layout from '../../shell/layout.module.css';

type RoutePanelsProps = {
  form: UseFormReturn<CustomPageFormInput>;
  /** Path of the form's draft; the draft of a new panel is stored beside it. */
  path: string;
};

/**
 * The panels of a custom page: add, drag into order, expand one at a time to edit it, remove with undo. Renders when
 * the list changes, not while somebody types: each entry watches its own values.
 */
export const CustomPagePanels = memo(PanelList);

function PanelList({ form, path }: RoutePanelsProps) {
  const list = useFormList(form, 'panels');
  const [expanded, setExpanded] = useState<string>();
  const renderEntry = useCallback(
    (index: number, row: ListRow) => (
      <PanelEntry
        {...row}
        index={index}
        form={form}
        isExpanded={expanded === row.nameId}
        onToggle={() => setExpanded(expanded === row.nameId ? undefined : row.nameId)}
      />
    ),
    [form, expanded],
  );

  return (
    <>
      <h3 className={layout.small}>Panels</h3>
      <ListEditor
        list={list}
        nameOf={namePanel}
        isNamedByRow
        emptyMessage="There are no panels yet. Their pictures will alternate left and right."
      >
        {renderEntry}
      </ListEditor>
      <AddPanel to={path} onAdd={(panel) => list.insert(list.keys.length, { _id: newEntryId(), ...panel })} />
    </>
  );
}

type PanelEntryProps = ListRow & {
  index: number;
  form: UseFormReturn<CustomPageFormInput>;
  isExpanded: boolean;
  onToggle: () => void;
};

/** One panel of the list: a row with its picture, which expands to edit it. */
function PanelEntry({ index, form, ...row }: PanelEntryProps) {
  const path = `panels.${index}` as const;
  const panel = useValueAt(form, path);
  const problems = useErrorAt(form, path);
  return (
    <ListEntry
      {...row}
      name={namePanel(panel, index)}
      picture={<AnyPicture value={panel?.panelImg ?? ''} sizes="3.5rem" alt="" />}
      hasProblem={problems !== undefined}
    >
      <RecordFields form={form} at={path} fields={panelFields} rows={2} />
    </ListEntry>
  );
}
