export {
  type AddRecentTransaction,
  useAddRecentTransaction,
} from '../app/react/useAddRecentTransaction'
export type { TransactionToAdd } from '../transactions/RecentTransaction'
