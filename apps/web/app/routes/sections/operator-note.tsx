import { QueryClientProvider } from '@tanstack/react-query'
import { useConfig } from '../../platform/api/use-config.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { T } from '../../platform/i18n/t.tsx'
import { queryClient } from '../../platform/query.ts'

/** The operator of this installation, from its settings. */
export default function OperatorNote() {
  return (
    <QueryClientProvider client={queryClient}>
      <Operator />
    </QueryClientProvider>
  )
}

function Operator() {
  const operator = useConfig()?.operator
  return (
    <p className="note" id="operator">
      <span>
        {operator ? (
          operator.email ? (
            <T
              text="This installation is run by {name}. Write to <mail>{email}</mail>."
              values={{ name: operator.name, email: operator.email }}
              parts={{ mail: (inside) => <a href={`mailto:${inside}`}>{inside}</a> }}
            />
          ) : (
            t('This installation is run by {name}.', { name: operator.name })
          )
        ) : (
          t('The operator of this installation has not given a name yet.')
        )}
      </span>
    </p>
  )
}
