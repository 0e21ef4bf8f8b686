/** The content of one emitted `.d.ts`: its own declarations, and those in other files. */
export type Declarations = {
  /** Its own declarations by name, in one line each, without comments. */
  readonly own: ReadonlyMap<string, string>
  /** Names that are declared in another file, with the path of that file relative to this one, and the name there. */
  readonly elsewhere: ReadonlyMap<string, { file: string; name: string }>
}

/** Reads declarations as the compiler emits them: each statement begins at the start of a line. */
export function parseDeclarations(text: string): Declarations {
  const own = new Map<string, string>()
  const elsewhere = new Map<string, { file: string; name: string }>()
  for (const statement of statementsOf(text)) {
    const names = leading.exec(statement)
    const name = declared.exec(statement)?.[1]
    if (names?.[2]?.startsWith('.'))
      for (const [there, here] of namesIn(names[1] ?? ''))
        elsewhere.set(here, { file: names[2], name: there })
    else if (name && !names)
      own.set(name, [own.get(name), statement].filter(Boolean).join(' '))
  }
  return { own, elsewhere }
}

/** `import` or `export` of names from another file. */
const leading = /^(?:import|export) (?:type )?\{(.*)\} from ['"](.+)['"]/

const declared =
  /^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|function|const|class|enum|namespace) ([\w$]+)/

function statementsOf(text: string): readonly string[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/^(?=(?:export|declare|import|type|interface|const)\b)/m)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Parses `type A, b as c` to [A, A], [b, c]. */
function namesIn(list: string): readonly (readonly [string, string])[] {
  return list
    .split(',')
    .map((item) => item.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((item) => {
      const [there = '', here = there] = item.split(' as ')
      return [there, here] as const
    })
}
