/** What has come at one socket: whole messages, as their text. */
export type Reader = (bytes: Buffer) => void;

/** Reads the answer to a request for server-sent events: what comes in chunks, without comments. */
export function readEvents(onEvent: (text: Buffer) => void): Reader {
  let rest: Buffer = Buffer.alloc(0);
  let text = '';
  let isBody = false;
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    if (!isBody) {
      const head = rest.indexOf('\r\n\r\n');
      if (head < 0) return;
      rest = rest.subarray(head + 4);
      isBody = true;
    }
    let at = 0;
    for (;;) {
      const line = rest.indexOf('\r\n', at);
      if (line < 0) break;
      const size = Number.parseInt(rest.toString('latin1', at, line), 16);
      if (rest.length < line + 2 + size + 2) break;
      text += rest.toString('utf8', line + 2, line + 2 + size);
      at = line + 2 + size + 2;
    }
    rest = Buffer.from(rest.subarray(at));
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (event.startsWith('event: next')) onEvent(Buffer.from(event));
    }
  };
}

interface Heard {
  onOpen(): void;
  onText(text: Buffer): void;
  onPing(): void;
}

/** Reads the answer to an opening handshake, and the frames after it. */
export function readFrames(heard: Heard): Reader {
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!rest.toString('latin1', 0, 12).endsWith('101')) throw new Error(rest.toString('latin1'));
      rest = rest.subarray(end + 4);
      isOpen = true;
      heard.onOpen();
    }
    rest = wholeFrames(rest, heard);
  };
}

/** Calls back for every whole text and every ping, and answers what is left over. */
function wholeFrames(bytes: Buffer, { onText, onPing }: Heard): Buffer {
  let at = 0;
  for (;;) {
    if (bytes.length - at < 2) break;
    let length = bytes.readUInt8(at + 1) & 127;
    let head = 2;
    if (length === 126) {
      if (bytes.length - at < 4) break;
      length = bytes.readUInt16BE(at + 2);
      head = 4;
    } else if (length === 127) {
      if (bytes.length - at < 10) break;
      length = Number(bytes.readBigUInt64BE(at + 2));
      head = 10;
    }
    if (bytes.length - at < head + length) break;
    const kind = bytes.readUInt8(at) & 15;
    if (kind === 1) onText(bytes.subarray(at + head, at + head + length));
    if (kind === 9) onPing();
    at += head + length;
  }
  return at === 0 ? bytes : Buffer.from(bytes.subarray(at));
}
