/** Two hues and an angle, all in degrees. They define the gradient of an address. */
export type AvatarDrawing = {
  readonly hue: number
  readonly second: number
  readonly angle: number
}

/** Returns the gradient of an address as a CSS background. */
export function avatarBackground(address: string): string {
  const { hue, second, angle } = avatarColors(address)
  return `radial-gradient(circle at 30% 25%,hsl(${second} 90% 80%/.9),transparent 55%),linear-gradient(${angle}deg,hsl(${hue} 65% 48%),hsl(${second} 75% 62%))`
}

/** Returns the colours of an address's gradient. Ignores the case of the address. */
export function avatarColors(address: string): AvatarDrawing {
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
