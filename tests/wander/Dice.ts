/** Random choices, the same for every run with the same seed. */
export type Dice = {
  /** At least 0, less than 1. */
  roll(): number
  /** @throws RangeError if the list is empty */
  pick<const T>(from: readonly T[]): T
  /** Picks a name. Its number is its relative frequency. */
  weigh<Name extends string>(chances: Readonly<Record<Name, number>>): Name
}

/** @param seed a whole number @see mulberry32, a 32-bit generator in the public domain */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0

  function roll() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  return {
    roll,
    pick(from) {
      const [picked] = from.slice(Math.floor(roll() * from.length))
      if (picked === undefined) throw new RangeError('Nothing to pick from.')
      return picked
    },
    weigh(chances) {
      // The keys of `chances` are its names. The type of Object.keys does not say so.
      const names = Object.keys(chances) as (keyof typeof chances)[]
      const sum = names.reduce((all, name) => all + chances[name], 0)
      let rest = roll() * sum
      for (const name of names) {
        rest -= chances[name]
        if (rest < 0) return name
      }
      throw new RangeError('No chance is above zero.')
    },
  }
}
