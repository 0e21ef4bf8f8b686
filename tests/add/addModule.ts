import { exposes } from '../../src/container/exposes.initial'
import type { Project } from './Project'
import type { Recipe } from './Recipe'

const container = 'src/container/exposes.initial.ts'
const kit = 'src/host/WalletdockModules.initial.ts'
const standIns = 'src/host/withoutWallet.ts'
const remoteTest = 'tests/contract/build/remote.test.ts'

/** Adds a module that hosts can load by its name: a hook, or a function for pages with or without React. */
export const addModule: Recipe = {
  usage: 'module NAME (a hook if the name is like useThing)',
  run(project, args) {
    const name = read(args)
    const isHook = /^use[A-Z]/.test(name)
    const implementation = isHook
      ? writeHook(project, name)
      : writeFunction(project, name)
    writeLists(project, name, isHook)
    return [
      `Write ${implementation}. In ${standIns}, write what it returns on a page without Walletdock.`,
      'Export its types in src/host/kitTypes.ts, and describe it in a guide.',
      'Run `npm run build`, then `npm run surface`, which records the interface that hosts compile against.',
      'Run `npm test -- unit/host contract/build`.',
    ]
  },
}

/** @throws Error if the name is not valid or is taken */
function read(args: readonly string[]): string {
  const [name = ''] = args
  if (!/^[a-z][A-Za-z]+$/.test(name))
    throw new Error(`"${name}" is not a name in camelCase, such as useThing.`)
  if (Object.hasOwn(exposes, `./${name}`))
    throw new Error(`There is a module "${name}" already.`)
  return name
}

/** Adds a module that runs on any page. @returns its file */
function writeFunction(project: Project, name: string): string {
  const file = `src/exposes/${name}.ts`
  project.create(
    file,
    `/** A function that works without the page's React. */\nexport async function ${name}(): Promise<void> {}\n`,
  )
  project.append(
    kit,
    /type PlainModule =[\s\S]*?(?=\n\n)/,
    `'./${name}'`,
    ' | ',
  )
  project.append(kit, /const plain: [^=]*= \[[^\]]*/, `'./${name}'`)
  // The text of `joinKit` is written into pages, so that function contains a separate list.
  project.append(
    'src/host/federation/joinKit.ts',
    /\[\s*'\.\/mount'[^\]]*/,
    `'./${name}'`,
  )
  project.append(remoteTest, /\.\.\.\[\s*'\.\/config'[^\]]*/, `'./${name}'`)
  addStandIn(project, `${name}: refuse`)
  return file
}

/** Adds a hook, which runs on our React or on the page's. @returns its file */
function writeHook(project: Project, name: string): string {
  const file = `src/app/react/${name}.ts`
  project.create(
    file,
    `import type { ConnectionStatus } from '../../session/State'
import { statusOf } from '../../session/selectors.initial'
import type { Dock } from '../Dock'
import type { OtherReact } from '../OtherReact'
import { ownReact, useDock } from './DockContext.initial'

/**
 * Returns the status of the visitor's connection. The component renders again when it changes.
 * @throws Error outside \`<WalletProvider>\`
 */
export function ${name}(): ConnectionStatus {
  return ${name}On(ownReact, useDock())
}

/** Does the same as \`${name}\` on the given React. */
export function ${name}On(
  react: Pick<OtherReact, 'useSyncExternalStore'>,
  { session }: Dock,
): ConnectionStatus {
  const read = () => statusOf(session.getState())
  return react.useSyncExternalStore(session.subscribe, read, read)
}
`,
  )
  project.create(
    `src/exposes/${name}.ts`,
    `export { ${name} } from '../app/react/${name}'\n`,
  )
  project.create(
    `src/federation/${name}.ts`,
    `import { ${name} as own } from '../exposes/${name}'
import { forThisPage } from './forThisPage'

export * from '../exposes/${name}'
export const ${name} = forThisPage('${name}', own)
`,
  )
  const types = 'src/exposes/react/ReactParts.ts'
  addImport(project, types, `type { ${name} } from '../../app/react/${name}'`)
  const bridge = '  readonly WagmiBridge:'
  project.replace(
    types,
    bridge,
    `  readonly ${name}: typeof ${name}\n${bridge}`,
  )
  const parts = 'src/exposes/react/partsFor.ts'
  addImport(project, parts, `{ ${name}On } from '../../app/react/${name}'`)
  const wallet = '    useWallet: () =>'
  project.replace(
    parts,
    wallet,
    `    ${name}: () => ${name}On(react, useDock()),\n${wallet}`,
  )
  addStandIn(project, `${name}: () => wallet.status`)
  return file
}

/** Adds the name to the lists that every module is in. */
function writeLists(project: Project, name: string, isHook: boolean) {
  project.append(
    container,
    /const exposes = [\s\S]*?(?=\n\} as const)/,
    `'./${name}': () => import(/* webpackChunkName: '${name}' */ '../exposes/${name}')`,
  )
  project.append(
    kit,
    /type Modules = \{[^}]*/,
    `'./${name}': typeof import('../exposes/${name}')\n`,
    '\n',
  )
  const room = isHook ? 'federation' : 'exposes'
  project.append(
    'rspack.config.ts',
    /exposes: \{[^}]*/,
    `'./${name}': './src/${room}/${name}.ts'`,
  )
  project.append(remoteTest, /const exposes = \[[^\]]*/, `'./${name}'`)
}

/** Adds the module's exports for pages on which Walletdock has not loaded. */
function addStandIn(project: Project, standIn: string) {
  const end = '  } satisfies Exports'
  project.replace(standIns, end, `    ${standIn},\n${end}`)
}

function addImport(project: Project, file: string, line: string) {
  project.rewrite(
    file,
    project.read(file).replace(/^import /m, `import ${line}\nimport `),
  )
}
