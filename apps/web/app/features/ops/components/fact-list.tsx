export type NamedFact = readonly [name: string, value: string]

/** Names and values, in a box. */
export const FactList = ({ facts }: { facts: readonly NamedFact[] }) => (
  <div className="ops-box">
    <dl className="ops-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
