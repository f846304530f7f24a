// The Highveld at golden hour, drawn on a canvas: storm above, one line of light, grass in front.
// It runs inside a browser page, so it stands on its own and imports nothing.
export function drawHorizon(canvas: HTMLCanvasElement, seed: number, withWindpump: boolean): void {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const horizon = Math.round(height * 0.735);
  const sun = width * 0.69;
  const unit = height / 1000;
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (low: number, high: number) => low + random() * (high - low);

  sky();
  clouds();
  land();
  for (let depth = 0; depth < 1; depth += 0.011) grassRow(depth ** 1.7);
  shade();
  grain(5);

  function sky() {
    const air = pen.createLinearGradient(0, 0, 0, horizon);
    const stops: [number, string][] = [
      [0, '#100e0f'],
      [0.36, '#181312'],
      [0.6, '#2a1b14'],
      [0.78, '#54301a'],
      [0.9, '#9c5b22'],
      [0.97, '#dc9a40'],
      [1, '#f6d389'],
    ];
    for (const [at, colour] of stops) air.addColorStop(at, colour);
    pen.fillStyle = air;
    pen.fillRect(0, 0, width, horizon + 2);
    glow(820 * unit, 0.44, [
      [0, 'rgb(255 236 190 / 0.95)'],
      [0.08, 'rgb(252 204 112 / 0.75)'],
      [0.35, 'rgb(205 118 46 / 0.32)'],
      [1, 'rgb(205 118 46 / 0)'],
    ]);
  }

  function glow(radius: number, flat: number, stops: [number, string][]) {
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
    for (const [at, colour] of stops) light.addColorStop(at, colour);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, horizon + 2);
    pen.clip();
    pen.translate(sun, horizon);
    pen.scale(1.5, flat);
    pen.fillStyle = light;
    pen.fillRect(-width, -height * 3, width * 2, height * 6);
    pen.restore();
  }

  // The underside of a storm: dark banks, heavier towards the top, the lower ones touched by the sun from beneath.
  function clouds() {
    for (let i = 0; i < 46; i++) {
      const low = random();
      const y = horizon * (0.08 + 0.72 * low);
      const x = between(-0.1, 1.1) * width;
      const long = between(120, 420) * unit * (1.1 - low * 0.4);
      const thick = between(10, 44) * unit * (1.15 - low);
      const near = Math.exp(-(((x - sun) / (width * 0.36)) ** 2));
      pen.filter = `blur(${Math.max(2, (16 - 10 * low) * unit)}px)`;
      blot(x, y, long, thick, `rgb(11 9 11 / ${(0.5 - low * 0.22).toFixed(3)})`);
      if (low > 0.45) {
        pen.globalCompositeOperation = 'screen';
        blot(x, y + thick * 0.9, long * 0.82, thick * 0.28, `rgb(214 128 56 / ${(near * low * 0.42).toFixed(3)})`);
        pen.globalCompositeOperation = 'source-over';
      }
    }
    for (let i = 0; i < 22; i++) {
      const y = horizon - between(14, 150) * unit;
      pen.filter = `blur(${2.2 * unit}px)`;
      blot(between(0.1, 1.05) * width, y, between(60, 260) * unit, between(0.8, 3.4) * unit, 'rgb(74 38 18 / 0.5)');
    }
    pen.filter = 'none';
  }

  function blot(x: number, y: number, rx: number, ry: number, colour: string) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    pen.fill();
  }

  function land() {
    ridge(horizon, 22 * unit, '#7a4620', 0.5);
    ridge(horizon, 11 * unit, '#4a2b16', 0.85);
    if (withWindpump) windpump(width * (width > height ? 0.88 : 0.78), horizon + 2 * unit, 1.15 * unit);
    const field = pen.createLinearGradient(0, horizon, 0, height);
    field.addColorStop(0, '#7d4f20');
    field.addColorStop(0.05, '#4a2f16');
    field.addColorStop(0.3, '#241810');
    field.addColorStop(1, '#15100c');
    pen.fillStyle = field;
    pen.fillRect(0, horizon, width, height - horizon);

    const line = pen.createLinearGradient(0, 0, width, 0);
    line.addColorStop(0.15, 'rgb(255 214 140 / 0)');
    line.addColorStop(0.69, 'rgb(255 236 190 / 1)');
    line.addColorStop(1, 'rgb(255 214 140 / 0.2)');
    pen.fillStyle = line;
    pen.filter = `blur(${3 * unit}px)`;
    pen.fillRect(0, horizon - 2 * unit, width, 5 * unit);
    pen.filter = 'none';
    pen.fillRect(0, horizon - 0.7 * unit, width, 1.5 * unit);
  }

  // Flat-topped koppies with long level ground between them.
  function ridge(base: number, relief: number, colour: string, opacity: number) {
    pen.globalAlpha = opacity;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, base + 2);
    let x = 0;
    while (x < width) {
      const flat = between(60, 340) * unit;
      const rise = random() < 0.7 ? between(0.08, 0.28) * relief : between(0.5, 1) * relief;
      const slope = between(30, 120) * unit;
      pen.bezierCurveTo(x + slope * 0.6, base - rise * 0.1, x + slope * 0.5, base - rise, x + slope, base - rise);
      pen.lineTo(x + slope + flat * 0.5, base - rise * between(0.92, 1.04));
      x += slope + flat;
      pen.bezierCurveTo(x - flat * 0.3, base - rise, x - flat * 0.2, base - rise * 0.15, x, base - rise * 0.12);
    }
    pen.lineTo(width, base + 2);
    pen.fill();
    pen.globalAlpha = 1;
  }

  // Every farm on the plateau has one.
  function windpump(x: number, ground: number, scale: number) {
    pen.save();
    pen.translate(x, ground);
    pen.scale(scale, scale);
    pen.strokeStyle = pen.fillStyle = '#1b120c';
    pen.lineWidth = 1.5;
    pen.stroke(new Path2D('M-11 0-1-78M11 0 1-78M-9-16 8-24M9-16-8-24M-7-36 6-45M7-36-6-45M-4-56 3-63M4-56-3-63'));
    pen.lineWidth = 3.2;
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * Math.PI * 2 + 0.1;
      pen.beginPath();
      pen.moveTo(Math.cos(angle) * 5, -80 + Math.sin(angle) * 5);
      pen.lineTo(Math.cos(angle) * 19, -80 + Math.sin(angle) * 19);
      pen.stroke();
    }
    pen.lineWidth = 1.4;
    pen.stroke(new Path2D('M0-80h24'));
    pen.fill(new Path2D('M22-80l12-8v16z'));
    pen.restore();
  }

  /** 0 at the horizon, 1 at the viewer's feet: blades grow, thin out and turn to silhouettes. */
  function grassRow(depth: number) {
    const y = horizon + (height * 1.04 - horizon) * depth;
    const tall = (4 + 150 * depth ** 1.15) * unit;
    const blades = Math.round((width / unit / 1600) * (520 - 400 * Math.sqrt(depth)));
    for (let i = 0; i < blades; i++) {
      const x = between(-0.02, 1.02) * width;
      const near = Math.exp(-(((x - sun) / (width * 0.3)) ** 2));
      const light = (0.25 + 0.75 * near) * (1 - depth) ** 1.4;
      blade(x, y + between(-6, 6) * unit * depth, tall * between(0.45, 1.1), between(-0.12, 0.4), depth, light);
    }
  }

  function blade(x: number, y: number, tall: number, lean: number, depth: number, light: number) {
    const tipX = x + lean * tall;
    const tipY = y - tall;
    const share = Math.min(1, light * between(0.6, 1.5));
    const warm = (dark: number, bright: number) => Math.round(dark + (bright - dark) * share);
    const stem = pen.createLinearGradient(0, y, 0, tipY);
    stem.addColorStop(0, 'rgb(22 16 11 / 0.6)');
    stem.addColorStop(1, `rgb(${warm(40, 245)} ${warm(28, 188)} ${warm(17, 96)})`);
    pen.strokeStyle = stem;
    pen.lineWidth = (0.7 + 1.5 * depth) * unit;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + lean * tall * 0.12, y - tall * 0.6, tipX, tipY);
    pen.stroke();
    if (depth > 0.04 && random() < 0.3) seeds(tipX, tipY, tall * 0.2, lean, depth, warm(48, 250), warm(33, 200));
  }

  function seeds(x: number, y: number, long: number, lean: number, depth: number, red: number, green: number) {
    pen.fillStyle = `rgb(${red} ${green} ${Math.round(green * 0.52)} / 0.9)`;
    pen.beginPath();
    pen.ellipse(
      x + lean * long * 0.4,
      y - long * 0.35,
      (0.9 + 2 * depth) * unit,
      long * 0.55,
      lean * 0.9,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }

  // Room for words on the left, and a darker rim.
  function shade() {
    const left = pen.createLinearGradient(0, 0, width * 0.75, 0);
    left.addColorStop(0, 'rgb(16 13 12 / 0.62)');
    left.addColorStop(1, 'rgb(16 13 12 / 0)');
    pen.fillStyle = left;
    pen.fillRect(0, 0, width, height);
    const foot = pen.createLinearGradient(0, height * 0.8, 0, height);
    foot.addColorStop(0, 'rgb(21 17 13 / 0)');
    foot.addColorStop(1, 'rgb(21 17 13 / 0.88)');
    pen.fillStyle = foot;
    pen.fillRect(0, 0, width, height);
  }

  // Breaks up the bands that long dark gradients show.
  function grain(strength: number) {
    const image = pen.getImageData(0, 0, width, height);
    for (let i = 0; i < image.data.length; i += 4) {
      const shift = (random() - 0.5) * strength;
      for (let part = 0; part < 3; part++) image.data[i + part] = (image.data[i + part] ?? 0) + shift;
    }
    pen.putImageData(image, 0, 0);
  }
}
