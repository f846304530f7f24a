// One of a few, chosen with one press: radio buttons in a row, each as large as a finger wants it.
interface RadioRowProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose(value: Value): void;
}

export function RadioRow<Value extends string>({ legend, name, options, chosen, onChoose }: RadioRowProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center rounded-sm border border-line px-4 text-muted hover:text-text has-checked:border-accent has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent forced-colors:has-checked:border-[color:Highlight] forced-colors:has-checked:bg-[color:Highlight] forced-colors:has-checked:text-[color:HighlightText] forced-colors:has-checked:forced-color-adjust-none max-sm:px-3"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
