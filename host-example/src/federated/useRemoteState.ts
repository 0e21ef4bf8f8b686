import { useSyncExternalStore } from 'react'
import { onRemoteState, type RemoteState, remoteState } from './remoteState'

/** Returns what this page knows about the remote. */
export function useRemoteState(): RemoteState {
  return useSyncExternalStore(onRemoteState, remoteState)
}
