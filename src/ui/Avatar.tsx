import { avatarBackground } from './avatarColors'
import { Picture } from './Picture'

/** An account's avatar: its image, or a gradient that is derived from the address. */
export function Avatar({ address, url, size }: AvatarProps) {
  return (
    <Picture
      url={url}
      size={size}
      round
      background={avatarBackground(address)}
    />
  )
}

export type AvatarProps = {
  readonly address: string
  /** URL of the resolved avatar. */
  readonly url?: string | undefined
  /** In CSS pixels. */
  readonly size: number
}
