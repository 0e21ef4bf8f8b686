/**
 * Used by the code that resolves names if the page does not share `@wagmi/core`. Separate from `wagmiCore.ts`, because
 * that code is loaded later. A page that shares `@wagmi/core` replaces both files.
 */
export {
  getEnsAddress,
  getEnsAvatar,
  getEnsName,
  readContract,
} from '@wagmi/core/own/actions'
