import { parseArgs } from 'node:util'
import {
  type Flow,
  flows,
  type Profile,
  profiles,
  type TargetName,
  targets,
} from './targets'

export type Options = {
  /** How often each page is visited, after a first round that is not counted. */
  readonly rounds: number
  readonly only: readonly TargetName[]
  readonly profiles: readonly Profile[]
  readonly flows: readonly Flow[]
  /** Whether the run leaves nothing out. Only such a run updates the guide. */
  readonly isWhole: boolean
}

const names = Object.keys(targets) as TargetName[]

/** The output of `npm run bench -- --help`. */
export const help = `npm run bench                       the whole comparison, which updates host-example/docs/compared.md
npm run bench -- --rounds 5         how often each page is visited
npm run bench -- --only raw,start   pages: ${names.join(', ')}
npm run bench -- --profiles full    ${profiles.join(', ')} (a phone a few years old)
npm run bench -- --flows connect    ${flows.join(', ')}

A run that leaves something out only prints its result.`

/**
 * Reads the command's arguments; `undefined` for `--help`.
 * @throws Error that lists the allowed values
 */
export function readOptions(words: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
      profiles: { type: 'string' },
      flows: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('--rounds takes a number from 1 on.')
  return {
    rounds,
    only: choose('only', names, values.only),
    profiles: choose('profiles', profiles, values.profiles),
    flows: choose('flows', flows, values.flows),
    isWhole: !values.only && !values.profiles && !values.flows,
  }
}

function choose<Name extends string>(
  option: string,
  all: readonly Name[],
  given?: string,
): readonly Name[] {
  if (given === undefined) return all
  return given.split(',').map((name) => {
    const found = all.find((each) => each === name)
    if (found) return found
    throw new Error(`--${option} takes ${all.join(', ')}; not ${name}.`)
  })
}
