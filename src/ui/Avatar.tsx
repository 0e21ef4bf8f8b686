import { avatarColors } from './avatarColors'
import { Picture } from './Picture'

/** An account's avatar: its image, or a gradient that is derived from the address. */
export function Avatar({ address, url, size }: AvatarProps) {
  const { hue, second, angle } = avatarColors(address)
  return (
    <Picture
      url={url}
      size={size}
      round
      background={`radial-gradient(circle at 30% 25%,hsl(${second} 90% 80%/.9),transparent 55%),linear-gradient(${angle}deg,hsl(${hue} 65% 48%),hsl(${second} 75% 62%))`}
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
