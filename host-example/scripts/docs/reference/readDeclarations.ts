import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Comment, parseSync } from 'oxc-parser'

/** An export of a module, with its declaration and comment. */
export type Declaration = {
  readonly name: string
  /** File and position. Identifies a declaration that several modules export. */
  readonly key: string
  /** Text of the comment above the declaration, without its stars. */
  readonly comment: string
  /** Source of the declaration. */
  readonly code: string
}

/**
 * Reads the exports of a declaration file. Follows exports of other files in the same package.
 * @param file absolute path, with its extension
 * @throws Error if an exported name is not declared
 */
export function readDeclarations(file: string): readonly Declaration[] {
  const parsed = parse(file)
  return parsed.program.body.flatMap((statement): readonly Declaration[] => {
    if (statement.type === 'ExportAllDeclaration')
      return readDeclarations(beside(file, statement.source.value))
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration) {
      const name = nameIn(statement.declaration)
      return name ? [declared(file, parsed, name, statement)] : []
    }
    return statement.specifiers.map(({ local, exported }) => ({
      ...find(
        statement.source ? beside(file, statement.source.value) : file,
        textOf(local),
      ),
      name: textOf(exported),
    }))
  })
}

/** Returns the declaration of a name in a file, or in the file that it is imported from. */
function find(file: string, name: string): Declaration {
  const parsed = parse(file)
  for (const statement of parsed.program.body) {
    const inner =
      statement.type === 'ExportNamedDeclaration'
        ? statement.declaration
        : statement
    if (inner && nameIn(inner) === name)
      return declared(file, parsed, name, statement)
    const isLink =
      statement.type === 'ImportDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.source)
    if (!isLink || !statement.source) continue
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportSpecifier' && specifier.local.name === name)
        return find(
          beside(file, statement.source.value),
          textOf(specifier.imported),
        )
      if (
        specifier.type === 'ExportSpecifier' &&
        textOf(specifier.exported) === name
      )
        return find(
          beside(file, statement.source.value),
          textOf(specifier.local),
        )
    }
  }
  throw new Error(`${file} has no declaration of ${name}.`)
}

type Parsed = Pick<ReturnType<typeof parseSync>, 'program' | 'comments'> & {
  readonly text: string
}
type Place = { readonly start: number; readonly end: number }

const parsedFiles = new Map<string, Parsed>()

function parse(file: string): Parsed {
  const known = parsedFiles.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const parsed = { program, comments, text }
  parsedFiles.set(file, parsed)
  return parsed
}

function declared(
  file: string,
  { text, comments }: Parsed,
  name: string,
  { start, end }: Place,
): Declaration {
  const above = comments.findLast(
    (comment) => comment.end <= start && !text.slice(comment.end, start).trim(),
  )
  return {
    name,
    key: `${file}#${start}`,
    comment: above ? withoutStars(above) : '',
    code: text.slice(start, end).replace(/^export (declare )?/, ''),
  }
}

function withoutStars({ value }: Comment): string {
  return value
    .replace(/^\*/, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
}

/** Returns the name that a statement declares. */
function nameIn(statement: object): string | undefined {
  if ('declarations' in statement && Array.isArray(statement.declarations))
    return statement.declarations[0]?.id?.name
  return Object(statement).id?.name
}

function textOf(name: { readonly name?: string; readonly value?: string }) {
  return name.name ?? name.value ?? ''
}

function beside(file: string, target: string): string {
  return path.join(path.dirname(file), target.replace(/(\.js)?$/, '.d.ts'))
}
