import path from 'node:path'
import { createContext, Script } from 'node:vm'
import { build, type Plugin, transform } from 'esbuild'
import { browsers } from '../browsers.ts'

const root = path.join(import.meta.dirname, '../../../..')
const theme = path.join(root, 'src/ui/theme')

/** Files that only contain style objects. */
export const stylesFile = /\.styles\.(\w+\.)?ts$/

/**
 * Compiles a styles file to a module with its class names as constants, and one call that adds its rules to the
 * product's sheet. So emotion only runs in the build.
 * @param file absolute path
 * @returns the code, and the absolute paths of all files that it depends on, for builds that watch files
 * @throws Error if an export is not plain data, because styles cannot depend on values that are only known on the page
 */
export async function evaluateStyles(
  file: string,
): Promise<{ readonly code: string; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: {
      contents: [
        `export * as styles from ${JSON.stringify(file)}`,
        `export { ruleTexts } from ${JSON.stringify(path.join(theme, 'css.ts'))}`,
        `export { classNames } from 'styles:classNames'`,
      ].join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [noteMaker],
  })
  const module = { exports: {} }
  new Script(outputFiles[0]?.text ?? '', { filename: file }).runInContext(
    createContext({ module, console }),
  )
  // These are the exports of the entry above.
  const evaluated = module.exports as Evaluated
  const inputs = Object.keys(metafile.inputs).filter(isOurFile)
  return {
    code: await write(
      file,
      evaluated,
      inputs.filter((input) => stylesFile.test(input)),
    ),
    inputs: inputs.map((input) => path.join(root, input)),
  }
}

/** Returns whether an input of esbuild is a file of this project, and not a package's file or a virtual module. */
function isOurFile(input: string): boolean {
  return !/^(<stdin>$|[\w-]+:|node_modules\/)/.test(input)
}

/**
 * The supported browsers by esbuild's names. esbuild adds the prefixes that they need. Samsung's browser is omitted,
 * because its Chromium is half a year older than Chrome's.
 */
const targets = [
  `chrome${browsers.chrome}`,
  `edge${browsers.edge}`,
  `firefox${browsers.firefox}`,
  `safari${browsers.safari}`,
  `ios${browsers.safari_ios}`,
]

type Evaluated = {
  readonly styles: Readonly<Record<string, unknown>>
  /** Rules by the last part of the class name. */
  readonly ruleTexts: Readonly<Record<string, string | true | undefined>>
  /** Names in order, each with the file that created it, because each file's module only adds its own rules. */
  readonly classNames: readonly (readonly [file: string, name: string])[]
}

/** Provides each styles file with its own instance of emotion, which records the names that the file creates. */
const noteMaker: Plugin = {
  name: 'note-maker',
  setup(bundle) {
    bundle.onResolve({ filter: /^styles:classNames$/ }, () => ({
      path: 'classNames',
      namespace: 'classNames',
    }))
    bundle.onLoad({ filter: /.*/, namespace: 'classNames' }, () => ({
      contents: 'export const classNames = []',
    }))
    bundle.onResolve({ filter: /theme\/css$/ }, ({ importer }) => ({
      path: importer,
      namespace: 'emotion-of',
    }))
    bundle.onLoad({ filter: /.*/, namespace: 'emotion-of' }, (args) => ({
      contents: [
        `export * from ${JSON.stringify(path.join(theme, 'css.ts'))}`,
        `import * as emotion from ${JSON.stringify(path.join(theme, 'css.ts'))}`,
        `import { classNames } from 'styles:classNames'`,
        `const noted = (make) => (...styles) => {`,
        `  const name = make(...styles)`,
        `  classNames.push([${JSON.stringify(args.path)}, name])`,
        `  return name`,
        `}`,
        `const makers = [emotion.css, emotion.cx, emotion.keyframes]`,
        `export const [css, cx, keyframes] = makers.map(noted)`,
      ].join('\n'),
      resolveDir: root,
    }))
  },
}

async function write(
  file: string,
  { styles, ruleTexts, classNames }: Evaluated,
  stylesFiles: readonly string[],
): Promise<string> {
  const own = classNames
    .filter(([maker]) => maker === file)
    .map(([, name]) => name)
  const texts = [...new Set(own)].map((name) => {
    const text = ruleTexts[name.replace(/^.*-/, '')]
    return { name, text: typeof text === 'string' ? text : '' }
  })
  const exported = JSON.stringify(styles)
  // Omit unused rules: classes that are only merged into others, and keyframes without a reference.
  const used = texts.filter(({ name }) =>
    [
      exported,
      ...texts.filter((one) => one.name !== name).map(({ text }) => text),
    ].some((text) => text.includes(name)),
  )
  const { code: rules } = await transform(
    used.map(({ text }) => text).join('\n'),
    {
      loader: 'css',
      target: targets,
      minifyWhitespace: true,
    },
  )
  const from = (target: string) =>
    JSON.stringify(
      `${path.posix.relative(path.dirname(file), target).replace(/^(?!\.)/, './')}`,
    )
  return [
    ...stylesFiles
      .map((input) => path.join(root, input))
      .filter((input) => input !== file)
      .map((input) => `import ${from(input)}`),
    `import { addRules } from ${from(path.join(theme, 'sheet'))}`,
    ...Object.entries(styles).map(([name, value]) => {
      if (typeof value === 'function' || value === undefined)
        throw new Error(
          `${path.relative(root, file)}: ${name} is not plain data. Styles are evaluated when the remote is built. To choose a style at run time, export two styles and choose in the component.`,
        )
      return `export const ${name} = ${JSON.stringify(value)}`
    }),
    `addRules(${JSON.stringify(splitRules(rules))})`,
    '',
  ].join('\n')
}

/** Splits CSS into single rules, because `insertRule` accepts only one. */
function splitRules(css: string): readonly string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const [at, sign] of [...css].entries()) {
    if (sign === '{') depth += 1
    if (sign !== '}') continue
    depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(start, at + 1))
    start = at + 1
  }
  return rules
}
