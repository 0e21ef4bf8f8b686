import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { WalletButton } from '../wallet/WalletButton'
import { useModal } from './useModal'

type Props = { readonly onClose: () => void }

/** The page's own dialog. The visitor can open the wallet from inside it. */
export function AboutDialog({ onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useModal(panel, onClose)
  return createPortal(
    <div className="about-backdrop">
      <div
        ref={panel}
        className="about"
        role="dialog"
        aria-modal="true"
        aria-labelledby="about-title"
        tabIndex={-1}
      >
        <div className="about-head">
          <h2 id="about-title">About this orchard</h2>
          <button
            type="button"
            className="button button-round"
            aria-label="Close"
            onClick={onClose}
          >
            <svg viewBox="0 0 16 16" aria-hidden>
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </div>
        <p>
          In 1974 the cider works closed and the trees were left to the
          brambles. In 2009 nine families bought the hill, and have argued about
          pruning since.
        </p>
        <p>
          Every gift goes into one account. What it paid for is read out at the
          wassail in January, and pinned to the gate.
        </p>
        <div className="about-actions">
          <WalletButton />
          <button type="button" className="button" onClick={onClose}>
            Back to the trees
          </button>
        </div>
      </div>
    </div>,
    document.body,
  )
}
