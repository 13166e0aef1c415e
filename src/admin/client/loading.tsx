/** While something is fetched. */
import { loading } from '#messages/admin/shell.ts'
import * as styles from './loading.module.css'

export const Loading = () => (
  <p className={styles.loading} role="status">
    {loading()}
  </p>
)
