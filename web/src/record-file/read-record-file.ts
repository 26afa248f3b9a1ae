import { useClientHandle } from '@urql/vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../graphql/failure-text.ts';
import { graphql } from '../graphql/tada.ts';

const ReadRecordFile = graphql(`
  query ReadRecordFile($base64: String!) {
    rules {
      recordFile(base64: $base64) {
        text
        warnings
      }
    }
  }
`);

/** What a file of records says, with what was odd about it; or why it could not be read. */
export type ReadFile =
  | { readonly kind: 'read'; readonly text: string; readonly warnings: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads files of records in whichever character set they are written: the server knows them. */
export function useRecordFiles(): (file: Blob) => Promise<ReadFile> {
  const { client } = useClientHandle();
  const { t } = useI18n();
  return async (file) => {
    const base64 = await inBase64(file);
    const { data, error } = await client.query(ReadRecordFile, { base64 }).toPromise();
    const read = data?.rules.recordFile;
    return read ? { kind: 'read', ...read } : { kind: 'refused', message: failureText(error, t('state.unsent')) };
  };
}

function inBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,?/, '') : ''),
    );
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}
