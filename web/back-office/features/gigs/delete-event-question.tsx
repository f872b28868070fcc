import { formatLongDateTime, messages, type MusicEvent } from '@venue/domain';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { toApiError, type ApiError } from '../../api/api-error.ts';
import { Question } from '../../shell/question.tsx';
import { WhatHappened } from '../../forms/what-happened.tsx';

type DeleteEventQuestionProps = {
  event: MusicEvent;
  /** Deletes it; throws an `ApiError` when that fails. */
  onDelete: () => Promise<void>;
  onCancel: () => void;
};

/** Asks before a gig is deleted (section 2.7), and stays open with the reason when that fails. */
export function DeleteEventQuestion({ event, onDelete, onCancel }: DeleteEventQuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function handleDelete() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onDelete();
    } catch (error) {
      setFailure(toApiError(error));
      setIsBusy(false);
    }
  }

  return (
    <Question
      isOpen
      title={messages.confirmEventDelete}
      confirmLabel={isBusy ? 'Deleting…' : 'Delete'}
      isBusy={isBusy}
      onConfirm={() => void handleDelete()}
      onCancel={onCancel}
    >
      <p>
        <strong>{event.artist || 'No artist yet'}</strong>, {formatLongDateTime(event.datetime)}
      </p>
      {failure && (
        <Notice kind="problem" title={messages.eventDeleteFailed}>
          <WhatHappened error={failure} />
        </Notice>
      )}
    </Question>
  );
}
