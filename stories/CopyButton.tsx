import { useState } from 'react';

/** A button that copies a text, and says so until the text changes. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState('');
  return (
    <button
      type="button"
      className="demo-button"
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(text));
      }}
    >
      {copied === text ? 'Copied' : 'Copy'}
    </button>
  );
}
