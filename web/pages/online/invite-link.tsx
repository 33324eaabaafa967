import { Button, Icon } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { addressOf } from '../../shell/router.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';

export interface InviteLinkProps {
  readonly code: string;
  /** What the link is good for, where that is not the usual. */
  readonly words?: string;
}

/** The link for the others: to copy, to hand on, to be photographed. */
export function InviteLink({ code, words }: InviteLinkProps): ReactNode {
  const w = useWords();
  const link = `${window.location.origin}${window.location.pathname}${addressOf({ page: 'join', code })}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      tell({ words: w('online-copied'), kind: 'good' });
    } catch {
      tell({ words: w('online-copy-failed'), kind: 'bad' });
    }
  };
  return (
    <div className="invite-link">
      <QrCode text={link} label={w('online-qr')} />
      <div>
        <p>{words ?? w('online-link-line')}</p>
        <input className="text-field" readOnly value={link} aria-label={w('online-link')} data-testid="invite-link" />
        <div className="form-ways">
          <Button look="outline" onClick={() => void copy()}>
            <Icon name="link" size={18} />
            {w('online-copy')}
          </Button>
          {'share' in navigator && (
            <Button look="quiet" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
              {w('online-share')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: squares.join('') };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className="qr-paper" />
      <path d={path} className="qr-ink" />
    </svg>
  );
}
