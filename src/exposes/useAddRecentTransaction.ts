export {
  type AddRecentTransaction,
  useAddRecentTransaction,
} from '../app/useAddRecentTransaction'
export type { TransactionToAdd } from '../transactions/RecentTransaction'
