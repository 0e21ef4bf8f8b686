import { useSyncExternalStore } from 'react'

const night = matchMedia('(prefers-color-scheme: dark)')
const small = matchMedia('(max-width: 640px)')

/** Returns whether a media query matches, and follows its changes. */
function useMatch(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => query.matches,
  )
}

/**
 * Our dialog, drawn by its own code in a page of the gallery. It serves as a picture here, so nothing in it may have
 * the focus.
 */
export function RealDialog({ state, caption, sheet }: RealDialogProps) {
  const theme = useMatch(night) ? 'dark' : 'light'
  const layout = useMatch(small) || sheet ? 'mobile' : 'compact'
  const hash = new URLSearchParams({ layout, theme, language: 'en', state })
  const address = `/gallery#${hash}`
  return (
    <figure>
      <div className="box">
        <iframe
          key={address}
          title={`Walletdock: ${state}`}
          src={address}
          inert
        />
      </div>
      <figcaption>
        <strong>Walletdock.</strong> {caption}{' '}
        <a href={address}>Open this state</a>
      </figcaption>
    </figure>
  )
}

type RealDialogProps = {
  /** A state of the gallery. */
  readonly state: string
  readonly caption: string
  /** Shows the dialog as on a phone, in windows of any width. */
  readonly sheet?: boolean
}
