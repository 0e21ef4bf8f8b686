import { Picture } from './Picture'

type Owner = {
  readonly address: `0x${string}`
  readonly name?: string | undefined
  readonly avatar?: string | undefined
}

/** Returns the URL of an account's avatar. `undefined` if the resolved avatar or the gradient is shown. */
export type ChooseAvatar = (
  address: `0x${string}`,
  /** `undefined` until it is resolved, and if the account has no name. */
  name: string | undefined,
) => string | undefined

/** An account's avatar: the image that the host chooses, its own one, or a gradient that is derived from the address. */
export function Avatar(props: {
  readonly account: Owner
  readonly choose: ChooseAvatar | undefined
  /** In CSS pixels. */
  readonly size: number
}) {
  const { account, choose, size } = props
  const { hue, second, angle } = avatarColors(account.address)
  const background = `radial-gradient(circle at 30% 25%,hsl(${second} 90% 80%/.9),transparent 55%),linear-gradient(${angle}deg,hsl(${hue} 65% 48%),hsl(${second} 75% 62%))`
  return (
    <Picture
      url={chosenUrl(account, choose) ?? account.avatar}
      size={size}
      round
      background={background}
    />
  )
}

/** Calls the host's function. If it throws, the page's `error` event reports it, and the account keeps its own avatar. */
function chosenUrl({ address, name }: Owner, choose?: ChooseAvatar) {
  try {
    const url = choose?.(address, name)
    return typeof url === 'string' ? url : undefined
  } catch (error) {
    reportError(error)
    return undefined
  }
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
