/** An address of the back office that leads nowhere, or that the role does not allow. */
import { Link } from 'react-router'
import { backOffice, notFound } from '#messages/admin/shell.ts'

export const NotFound = () => (
  <>
    <h1>404</h1>
    <p>{notFound()}</p>
    <p>
      <Link to="/">{backOffice()}</Link>
    </p>
  </>
)
