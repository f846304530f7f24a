// Figures that stand on a horizon line.
export function StatRow({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] border-t border-text/20 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end py-6 pr-6 lg:py-8">
          <dt className="text-small text-muted">{stat.label}</dt>
          <dd className="font-display text-title text-text">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
