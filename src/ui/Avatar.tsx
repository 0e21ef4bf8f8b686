import { Picture } from './Picture'

/** An account's avatar: its image, or a gradient that is derived from the address. */
export function Avatar(props: {
  readonly address: string
  /** URL of the resolved avatar. */
  readonly url?: string | undefined
  /** In CSS pixels. */
  readonly size: number
}) {
  const { hue, second, angle } = avatarColors(props.address)
  const background = `radial-gradient(circle at 30% 25%,hsl(${second} 90% 80%/.9),transparent 55%),linear-gradient(${angle}deg,hsl(${hue} 65% 48%),hsl(${second} 75% 62%))`
  return (
    <Picture url={props.url} size={props.size} round background={background} />
  )
}

/** Returns two hues and an angle, all in degrees, for an address's gradient. Ignores the case of the address. */
export function avatarColors(address: string) {
  // FNV-1a hashes similar addresses to different values.
  let hash = 0x811c9dc5
  for (const letter of address.toLowerCase()) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  }
  const hue = hash % 360
  return {
    hue,
    second: (hue + 40 + ((hash >>> 9) % 100)) % 360,
    angle: (hash >>> 16) % 360,
  }
}
