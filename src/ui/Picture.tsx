import { type ReactNode, useState } from 'react'
import { isPictureUrl } from './isPictureUrl'
import * as styles from './Picture.styles'

/** An image in a fixed frame; without one, or with a broken one, what stands in for it. */
export function Picture(props: PictureProps) {
  const { url, background, size, round, fallback } = props
  // The failure belongs to the URL: a new one gets its own chance.
  const [failed, setFailed] = useState<string>()
  const usable = url !== failed && isPictureUrl(url)
  return (
    <span
      className={styles.picture}
      data-round={round || undefined}
      style={{ width: size, height: size, background }}
    >
      {usable ? (
        <img
          className={styles.image}
          src={url}
          alt=""
          draggable={false}
          width={size}
          height={size}
          onError={() => setFailed(url)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}

export type PictureProps = {
  /** `https:`, `http:` of this machine, a path of the page's own or `data:image/…`; anything else is not loaded. */
  readonly url: string | undefined
  /** CSS colour behind the image. */
  readonly background?: string | undefined
  /** In CSS pixels. */
  readonly size: number
  /** A circle; otherwise a tile with a radius of 22.5 %. */
  readonly round?: boolean | undefined
  readonly fallback?: ReactNode
}
