import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { startProgram } from '../../host-example/local/startProgram'

const project = path.join(import.meta.dirname, '../..')

/**
 * Builds the remote and the host kit of a commit, with today's dependencies.
 * @param folder a folder for the commit's files, which does not exist yet
 * @returns the folder of the build, and a function that removes git's record of the commit's files
 * @throws Error with the output of git or of the build
 */
export async function buildCommit(commit: string, folder: string) {
  await run(project, 'git', 'worktree', 'add', '--detach', folder, commit)
  const modules = path.join(folder, 'node_modules')
  await symlink(path.join(project, 'node_modules'), modules)
  await run(folder, 'npm', 'run', 'build:remote')
  const dist = path.join(folder, 'dist')
  // The pages import the kit as `walletdock`.
  const packages = path.join(folder, 'packages')
  await mkdir(packages)
  await symlink(path.join(dist, 'host'), path.join(packages, 'walletdock'))
  const remove = () =>
    run(project, 'git', 'worktree', 'remove', '--force', folder)
  return { dist, packages, remove }
}

async function run(cwd: string, program: string, ...args: readonly string[]) {
  let output = ''
  const onOutput = (text: string) => {
    output += text
  }
  const { ended } = startProgram(program, args, { cwd, onOutput })
  if ((await ended) !== 0)
    throw new Error(`${program} ${args.join(' ')} failed.\n${output.trim()}`)
}
