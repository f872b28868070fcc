/** Takes the place of the server that uploads go to: tells of each request, and answers it when a test says so. */
export function holdUploads() {
  const sent: HeldUpload[] = [];
  vi.stubGlobal('XMLHttpRequest', function () {
    return new HeldUpload(sent);
  });
  return sent;
}

class HeldUpload {
  upload: { onprogress?: (progress: object) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  fileName = '';
  isAborted = false;

  constructor(private readonly sent: HeldUpload[]) {}

  open() {}
  setRequestHeader() {}

  send(form: FormData) {
    this.fileName = String(form.get('filename'));
    this.sent.push(this);
  }

  abort() {
    this.isAborted = true;
  }

  /** The server has got this share. */
  progress(share: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: share, total: 1 });
  }

  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}
