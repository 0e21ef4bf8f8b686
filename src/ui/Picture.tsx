import { type ReactNode, useState } from 'react'
import { isSafeImage } from '../platform/isSafeImage'
import * as styles from './Picture.styles'

/** An image in a fixed frame. Shows the fallback if there is no image or it cannot be loaded. */
export function Picture(props: {
  /**
   * An `https:` URL, an `http:` URL of this machine, a path on the page's server, or `data:image/…`. Other URLs are not
   * loaded.
   */
  readonly url: string | undefined
  /** CSS colour behind the image. */
  readonly background?: string | undefined
  /** In CSS pixels. */
  readonly size: number
  /** Renders a circle instead of a tile with a radius of 22.5 %. */
  readonly round?: boolean | undefined
  readonly fallback?: ReactNode
}) {
  const { url, background, size, round, fallback } = props
  // A failure belongs to one URL, so a new URL is tried again. After a failure that is not the last one, the image is
  // requested again, with CORS.
  const [failed, setFailed] = useState<{
    readonly url: string
    readonly isLast: boolean
  }>()
  const failure = failed?.url === url ? failed : undefined
  const usable = !failure?.isLast && isPictureUrl(url)
  return (
    <span
      className={styles.picture}
      data-round={round || undefined}
      style={{ width: size, height: size, background }}
    >
      {usable ? (
        <img
          key={failure ? 'cors' : 'plain'}
          crossOrigin={failure && 'anonymous'}
          className={styles.image}
          // Browsers parse an SVG picture as a document, which takes longer than a row, so they parse it after the row is
          // painted. A picture that the page shows already is painted at once.
          loading="lazy"
          src={url}
          alt=""
          draggable={false}
          width={size}
          height={size}
          // An isolated page (COEP) blocks images of servers that only send CORS headers, unless the page requests CORS.
          onError={() =>
            setFailed({
              url,
              isLast: !!failure || !globalThis.crossOriginIsolated,
            })
          }
        />
      ) : (
        fallback
      )}
    </span>
  )
}

/** The first letter of a name. Shown if there is no picture. @param props.size of the font, in CSS pixels */
export function Initial(props: {
  readonly name: string
  readonly size?: number
}) {
  const { name, size = 14 } = props
  const [initial] = name
  return (
    <span
      className={styles.initial}
      style={{ fontSize: size }}
      aria-hidden="true"
      translate="no"
    >
      {initial}
    </span>
  )
}

/** A path on the page's server: no scheme, no host, and no characters that browsers remove before they parse URLs. */
const path = /^(?![a-z][a-z\d+.-]*:|\/\/)[^\s\\][^\t\r\n\\]*$/i

/** Returns whether an image may be loaded from this URL. */
export function isPictureUrl(url: string | undefined): url is string {
  return url !== undefined && (isSafeImage(url) || path.test(url))
}
